import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import promises, { rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ownerFolder } from './folders.ts'
import { formatPath } from './format-path.ts'
import {
  emptySiteFolder,
  findOuterSite,
  refuseOtherFiles,
  removeBuildMark,
  findSiteFolder,
} from './site-folder.ts'

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
  expect(findSiteFolder()).toBe(join(ownerFolder, 'dist'))
  vi.stubEnv('OUT_DIR', 'dist/sv')
  expect(findSiteFolder()).toBe(join(process.cwd(), 'dist/sv'))
})

test('a new folder, an empty one and that of another build are accepted', () => {
  expect(() => refuseOtherFiles(join(folder, 'new'))).not.toThrow()
  expect(() => refuseOtherFiles(folder)).not.toThrow()
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'index.html'), '')
  expect(() => refuseOtherFiles(folder)).not.toThrow()
})

test('a folder of a build that failed is accepted, and is no other folder after one that did not', async () => {
  const output = join(folder, 'dist')
  await emptySiteFolder(output)
  // As the copies of "public".
  writeFileSync(join(output, 'cv.pdf'), '')
  mkdirSync(join(output, '.git'))
  expect(() => refuseOtherFiles(output)).not.toThrow()
  expect(() => refuseOtherFiles(output, [join(output, 'cv.pdf')])).toThrow(
    'it has files that the site is made from',
  )
  await emptySiteFolder(output)
  expect(readdirSync(output).toSorted()).toEqual(['.folio-build', '.git'])
  await removeBuildMark(output)
  expect(readdirSync(output)).toEqual(['.git'])
  writeFileSync(join(output, 'thesis.txt'), '')
  expect(() => refuseOtherFiles(output)).toThrow('it has other files')
})

test('a file that a virus scanner of Windows holds for a moment is deleted', async () => {
  const output = join(folder, 'dist')
  mkdirSync(output)
  writeFileSync(join(output, 'old.html'), '')
  const original = rm
  // Node itself tries again as often as it is told.
  promises.rm = async (path, options) => {
    if (!options?.maxRetries) throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' })
    await original(path, options)
  }
  syncBuiltinESMExports()
  try {
    await emptySiteFolder(output)
    await removeBuildMark(output)
  } finally {
    promises.rm = original
    syncBuiltinESMExports()
  }
  expect(readdirSync(output)).toEqual([])
})

test('a folder into which another build writes is refused, until that build has ended', async () => {
  await emptySiteFolder(folder)
  const mark = join(folder, '.folio-build')
  const writeMark = (id: number) => writeFileSync(mark, `${id}\n`)
  writeMark(process.ppid)
  expect(() => refuseOtherFiles(folder)).toThrow(
    `Another build is writing into ${formatPath(folder)} (process ${process.ppid}). Wait for its end, or name another folder in OUT_DIR or --outDir. If there is none, delete ${formatPath(mark)}.`,
  )
  await expect(emptySiteFolder(folder)).rejects.toThrow('Another build is writing')
  // A mark that a build left behind long ago, and that of a process which has ended.
  utimesSync(mark, new Date(0), new Date(0))
  expect(() => refuseOtherFiles(folder)).not.toThrow()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeMark(pid)
  expect(() => refuseOtherFiles(folder)).not.toThrow()
})

test.each(['_headers', 'vercel.json'])(
  'a folder in a site with %s is found to be in it',
  (name) => {
    mkdirSync(join(folder, 'static'))
    writeFileSync(join(folder, 'index.html'), '')
    expect(findOuterSite(join(folder, 'sv'))).toBeUndefined()
    writeFileSync(join(folder, name), '')
    expect(findOuterSite(join(folder, 'sv'))).toBe(folder)
    expect(findOuterSite(join(folder, 'languages/sv'))).toBe(folder)
    expect(findOuterSite(folder)).toBeUndefined()
  },
)

test('a folder with other files is refused, because a build would delete them', () => {
  writeFileSync(join(folder, 'thesis.txt'), '')
  expect(() => refuseOtherFiles(folder)).toThrow('it has other files, which the build would delete')
})

test.each(['static', '_headers'])('a folder is not that of a build for its "%s" alone', (name) => {
  mkdirSync(join(folder, name))
  expect(() => refuseOtherFiles(folder)).toThrow('it has other files')
})

test.each(['', 'content', 'public'])(
  'a folder with the files of the site in "%s" is refused, even if it looks built',
  (name) => {
    for (const made of ['static', 'content', 'public']) mkdirSync(join(folder, made))
    writeFileSync(join(folder, 'index.html'), '')
    const link = join(folder, 'link')
    symlinkSync(folder, link, 'dir')
    for (const wanted of [folder, link]) {
      expect(() => refuseOtherFiles(wanted, [join(folder, name)])).toThrow(
        'it has files that the site is made from, which the build would delete',
      )
    }
    expect(() => refuseOtherFiles(folder, [`${folder}-other`, tmpdir()])).not.toThrow()
  },
)
