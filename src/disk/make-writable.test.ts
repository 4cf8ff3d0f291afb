import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { makeWritable } from './make-writable.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-writable-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a folder is made with those that it is in, and stays as it is', async () => {
  const inner = join(folder, 'a/b')
  await makeWritable(inner)
  writeFileSync(join(inner, 'file'), '')
  await Promise.all([makeWritable(inner), makeWritable(join(folder, 'c/d'))])
  expect(readdirSync(inner)).toEqual(['file'])
})

test('what is no folder is refused, with what to do', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(makeWritable(file, 'Name another.')).rejects.toThrow(
    /file cannot be written: there is a file of this name already\. Name another\.$/u,
  )
  await expect(makeWritable(join(file, 'inner'))).rejects.toThrow('there is no such folder.')
})

test.runIf(process.platform !== 'win32')('a link that leads nowhere is refused', async () => {
  const link = join(folder, 'link')
  symlinkSync('gone', link)
  await expect(makeWritable(link)).rejects.toThrow('there is a file of this name already.')
  const loop = join(folder, 'loop')
  symlinkSync(loop, loop)
  await expect(makeWritable(loop)).rejects.toThrow('there is a file of this name already.')
})

test.runIf(existsSync('/proc/self'))('a folder that no program can make is refused', async () => {
  await expect(makeWritable('/proc/folio/site')).rejects.toThrow('cannot be written')
})
