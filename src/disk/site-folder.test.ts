import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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
import { findPublicFolder, sectionsFolder } from './owner/own-files.ts'
import { findOuterSite, findSiteFolder, refuseOtherFiles, replaceSite } from './site-folder.ts'

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

test('a file in the place of the folder is left to what makes the folder', () => {
  writeFileSync(join(folder, 'site'), '')
  expect(() => refuseOtherFiles(join(folder, 'site'))).not.toThrow()
})

test.runIf(process.platform !== 'win32')('so is a folder that cannot be looked at', () => {
  const loop = join(folder, 'loop')
  symlinkSync(loop, loop)
  expect(() => refuseOtherFiles(join(loop, 'site'))).not.toThrow()
})

test('a folder that the site is made from, or one inside, is refused before it has files', () => {
  vi.stubEnv('CONTENT_FILE', join(folder, 'portfolio.json'))
  for (const read of [findPublicFolder(), sectionsFolder, join(folder, 'pages')]) {
    expect(() => refuseOtherFiles(read)).toThrow('Folio reads that folder as files of yours')
    expect(() => refuseOtherFiles(join(read, 'site'))).toThrow(/Folio reads .+ as files of yours/u)
  }
  expect(() => refuseOtherFiles(join(folder, 'site'))).not.toThrow()
})

test('a build replaces all files of a site but the history of Git, and leaves none of its own', async () => {
  const output = join(folder, 'dist')
  const writeSite = (page: string) =>
    replaceSite(output, async (unpublished) => {
      mkdirSync(join(unpublished, 'static'))
      writeFileSync(join(unpublished, 'static', `${page}.js`), '')
      writeFileSync(join(unpublished, 'index.html'), page)
      writeFileSync(join(unpublished, `${page}.pdf`), '')
    })
  await writeSite('old')
  mkdirSync(join(output, '.git'))
  await writeSite('new')
  expect(readdirSync(output, { recursive: true }).toSorted()).toEqual(
    ['.git', 'index.html', 'new.pdf', 'static', join('static', 'new.js')].toSorted(),
  )
})

test('while a build writes, and after one that failed, the last site is there', async () => {
  writeFileSync(join(folder, 'index.html'), 'old')
  const build = replaceSite(folder, async (unpublished) => {
    writeFileSync(join(unpublished, 'index.html'), 'new')
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('old')
    throw new Error('The page is too heavy.')
  })
  await expect(build).rejects.toThrow('The page is too heavy.')
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['index.html'])
})

test('a build whose files cannot be published is followed by one that may replace them', async () => {
  const build = replaceSite(folder, async (unpublished) => {
    writeFileSync(join(unpublished, 'cv.pdf'), '')
    writeFileSync(join(unpublished, 'index.html'), '')
    vi.spyOn(promises, 'rename').mockRejectedValue(new Error('EIO'))
    syncBuiltinESMExports()
  })
  await expect(build).rejects.toThrow('EIO')
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  writeFileSync(join(folder, 'cv.pdf'), '')
  expect(() => refuseOtherFiles(folder)).not.toThrow()
})

test('a folder of a build that was stopped is accepted, and is no other folder after one that was not', async () => {
  const unpublished = join(folder, '.folio-build/site')
  mkdirSync(unpublished, { recursive: true })
  writeFileSync(join(unpublished, 'half.html'), '')
  // As a copy of "public" that was published already.
  writeFileSync(join(folder, 'cv.pdf'), '')
  expect(() => refuseOtherFiles(folder)).not.toThrow()
  expect(() => refuseOtherFiles(folder, [join(folder, 'cv.pdf')])).toThrow(
    'it has files that the site is made from',
  )
  await replaceSite(folder, async () => undefined)
  expect(readdirSync(folder)).toEqual([])
  writeFileSync(join(folder, 'thesis.txt'), '')
  expect(() => refuseOtherFiles(folder)).toThrow('it has other files')
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
    await replaceSite(output, async () => undefined)
  } finally {
    promises.rm = original
    syncBuiltinESMExports()
  }
  expect(readdirSync(output)).toEqual([])
})

test('a folder into which another build writes is refused, until that build has ended', async () => {
  const mark = join(folder, '.folio-build/process')
  mkdirSync(join(folder, '.folio-build'))
  const writeMark = (id: number) => writeFileSync(mark, `${id}\n`)
  writeMark(process.ppid)
  expect(() => refuseOtherFiles(folder)).toThrow(
    `Another build is writing into ${formatPath(folder)} (process ${process.ppid}). Wait for its end, or name another folder in OUT_DIR or --outDir. If there is none, delete ${formatPath(mark)}.`,
  )
  await expect(replaceSite(folder, async () => undefined)).rejects.toThrow(
    'Another build is writing',
  )
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
