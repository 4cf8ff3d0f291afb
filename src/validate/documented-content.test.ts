import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'
import { options } from '#fixtures/small-content.ts'

import { validatePortfolio } from './validate-portfolio.ts'

test('the whole content in the README is valid', () => {
  const readme = readFileSync(join(engineFolder, 'README.md'), 'utf8')
  const [, example = ''] = /```json\n(.*?)```/su.exec(readme) ?? []
  expect(example).toContain('"sections"')
  expect(validatePortfolio(example, options).problems).toEqual([])
})
