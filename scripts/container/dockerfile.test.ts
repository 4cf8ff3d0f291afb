import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

const dockerfile = readFileSync(join(engineFolder, 'Dockerfile'), 'utf8')

test('the Dockerfile passes its linter', () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
})

test('the linter finds errors', () => {
  const broken = dockerfile.replace('--interval=10s', '--interval=often').replace('USER', 'USR')
  expect(validate(broken).map(({ message }) => message)).toEqual([
    'Unknown instruction: USR',
    'time: invalid duration often',
  ])
})
