import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ownerFolder } from './folders.ts'
import { outputFolder, refuseOtherFiles } from './output-folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-output-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

test('the site is built into dist, or into OUT_DIR', () => {
  vi.stubEnv('OUT_DIR', '')
  expect(outputFolder()).toBe(join(ownerFolder, 'dist'))
  vi.stubEnv('OUT_DIR', 'dist/sv')
  expect(outputFolder()).toBe(join(process.cwd(), 'dist/sv'))
})

test('a new folder, an empty one and that of another build are accepted', () => {
  expect(() => refuseOtherFiles(join(folder, 'new'))).not.toThrow()
  expect(() => refuseOtherFiles(folder)).not.toThrow()
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'index.html'), '')
  expect(() => refuseOtherFiles(folder)).not.toThrow()
})

test('a folder with other files is refused, because a build would delete them', () => {
  writeFileSync(join(folder, 'thesis.txt'), '')
  expect(() => refuseOtherFiles(folder)).toThrow('it has other files, which the build would delete')
})
