import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { renameFile } from './rename-file.ts'

let folder = ''
let from = ''
let to = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-rename-'))
  from = join(folder, 'new.json')
  to = join(folder, 'a.json')
  writeFileSync(from, 'new')
  writeFileSync(to, 'old')
})

const { rename } = fs.promises
afterEach(() => {
  fs.promises.rename = rename
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true })
})

/** Refuses to rename files a number of times, as Windows does while a virus scanner has them open. */
function hold(times: number, code: string) {
  let tries = 0
  fs.promises.rename = async (...paths) => {
    tries += 1
    if (tries <= times) throw Object.assign(new Error(`${code}: rename`), { code })
    return rename(...paths)
  }
  syncBuiltinESMExports()
  return () => tries
}

test.each(['EPERM', 'EBUSY', 'EACCES'])(
  'a file that a virus scanner holds for a moment (%s) is renamed',
  async (code) => {
    hold(3, code)
    await renameFile(from, to)
    expect(readFileSync(to, 'utf8')).toBe('new')
  },
)

test('a file that is held for good, or another error, is reported', async () => {
  const readTries = hold(100, 'EPERM')
  await expect(renameFile(from, to)).rejects.toMatchObject({ code: 'EPERM' })
  expect(readTries()).toBeGreaterThan(3)
  const readOtherTries = hold(100, 'ENOSPC')
  await expect(renameFile(from, to)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(readOtherTries()).toBe(1)
  expect(readFileSync(to, 'utf8')).toBe('old')
})
