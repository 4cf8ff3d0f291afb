import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { listPublicFiles } from './public-folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-public-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('files of "public" are listed as links name them, without hidden ones', () => {
  for (const name of ['.well-known', 'uses', '.git']) mkdirSync(join(folder, name))
  const files = ['cv.pdf', 'uses/index.html', 'uses/.DS_Store', '.nojekyll', '.git/config']
  for (const name of [...files, '.well-known/security.txt']) writeFileSync(join(folder, name), '')
  expect(listPublicFiles(folder)).toEqual(['.well-known/security.txt', 'cv.pdf', 'uses/index.html'])
})

test('without the folder there are none', () => {
  expect(listPublicFiles(join(folder, 'none'))).toEqual([])
})

test('a link to the folder itself hides no file', () => {
  writeFileSync(join(folder, 'cv.pdf'), '')
  symlinkSync('.', join(folder, 'again'), 'dir')
  symlinkSync('..', join(folder, 'up'), 'dir')
  expect(listPublicFiles(folder)).toEqual(['again', 'cv.pdf', 'up'])
})
