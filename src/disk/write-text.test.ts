import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { refuseUnwritable, replaceText } from './write-text.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-write-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('new text replaces the old, keeps the permissions and leaves no other file', async () => {
  const file = join(folder, 'a.json')
  writeFileSync(file, 'old')
  chmodSync(file, 0o640)
  await replaceText(file, 'new')
  expect({
    text: readFileSync(file, 'utf8'),
    mode: statSync(file).mode & 0o777,
    files: readdirSync(folder),
  }).toEqual({ text: 'new', mode: 0o640, files: ['a.json'] })
})

test('a link stays a link, and its target is written', async () => {
  const [file, link] = [join(folder, 'a.json'), join(folder, 'b.json')]
  writeFileSync(file, 'old')
  symlinkSync(file, link)
  await replaceText(link, 'new')
  expect([readFileSync(file, 'utf8'), lstatSync(link).isSymbolicLink()]).toEqual(['new', true])
})

test('a file that cannot be replaced leaves nothing behind', async () => {
  const path = join(folder, 'a.json')
  mkdirSync(path)
  await expect(replaceText(path, 'new')).rejects.toThrow(
    /it is a folder|ENOTEMPTY|of this name|permissions/u,
  )
  expect(readdirSync(folder)).toEqual(['a.json'])
})

test('the first error is reported, even if nothing can be cleaned up after it', async () => {
  // The name of the new file beside it is too long, also to be removed.
  const file = join(folder, `${'a'.repeat(245)}.json`)
  writeFileSync(file, 'old')
  await expect(replaceText(file, 'new')).rejects.toThrow(/cannot be written: /u)
  expect(readFileSync(file, 'utf8')).toBe('old')
})

test('to ask whether a file can be written leaves everything as it is', async () => {
  const [file, link] = [join(folder, 'a.txt'), join(folder, 'b.txt')]
  writeFileSync(file, 'old')
  symlinkSync(join(folder, 'c.txt'), link)
  for (const path of [file, link, join(folder, 'd.txt')]) await refuseUnwritable(path)
  expect(readFileSync(file, 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['a.txt', 'b.txt'])
  await expect(refuseUnwritable(join(folder, 'gone/a.txt'))).rejects.toThrow('no such folder')
})

// Windows has no such pipes.
test.skipIf(process.platform === 'win32')(
  'to ask whether a pipe can be written does not open it, which its reader would take for the end',
  async () => {
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    const answer = refuseUnwritable(pipe).then(() => 'not opened')
    const first = await Promise.race([answer, setTimeout(1000, 'waits for a reader')])
    closeSync(openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK))
    expect(first).toBe('not opened')
  },
)
