import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

import { readExample } from './read-example.ts'

test('the page about own sections has a whole example', () => {
  const { files, section } = readExample(
    readFileSync(join(engineFolder, 'docs/own-section.md'), 'utf8'),
  )
  expect(files.map(([path]) => path)).toEqual([
    'sections/index.ts',
    'sections/timeline/schema.ts',
    'sections/timeline/timeline.tsx',
    'sections/timeline/timeline.module.css',
  ])
  expect(JSON.parse(section)).toMatchObject({ type: 'timeline' })
})
