import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const owned = join(import.meta.dirname, '../content/portfolio.json')

test('no test of the engine can read the owner’s content, nor can a program that it starts', async () => {
  const refusal = /^A test of the engine reads .*portfolio\.json\./u
  expect(() => readFileSync(owned)).toThrow(refusal)
  await expect(async () => readFile(owned)).rejects.toThrow(refusal)
  const code = `import { readFileSync } from 'node:fs'; readFileSync(${JSON.stringify(owned)})`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code])
  expect(String(stderr)).toMatch(/A test of the engine reads/u)
})
