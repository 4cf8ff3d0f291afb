import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-install-'))
  for (const path of ['package.json', 'scripts']) {
    cpSync(join(engineFolder, path), join(folder, path), { recursive: true })
  }
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test.each([
  ['with a conflict', '{\n<<<<<<< HEAD\n}\n', 'is not valid JSON, as after a conflict of a merge'],
  ['that is missing', undefined, 'is missing'],
])('a lock file %s is refused in a sentence', (_, lock, state) => {
  if (lock !== undefined) writeFileSync(join(folder, 'package-lock.json'), lock)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: `package-lock.json ${state}. Run "npm install", which writes it, and try again.\n`,
  })
})
