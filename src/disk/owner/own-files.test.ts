import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ownerFolder } from '#disk/folders.ts'

let site = ''
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'folio-own-files-'))
  vi.stubEnv('OWN_FILES_FOLDER', undefined)
  vi.resetModules()
})
afterEach(() => {
  rmSync(site, { recursive: true })
  vi.unstubAllEnvs()
})

async function findFiles(file: string) {
  const { findPublicFolder, findStyleSheet } = await import('./own-files.ts')
  return [findPublicFolder(file), findStyleSheet(file)]
}

const listOwnFiles = (folder: string) => [join(folder, 'public'), join(folder, 'style.css')]

test.each([
  ['me.json', 'beside a content elsewhere'],
  ['content/portfolio.json', 'beside the folder of a content elsewhere'],
])('for %s, the files are those %s', async (name) => {
  // A new file is expected beside the content, unless the owner's folder has one.
  const expected = listOwnFiles(ownerFolder).map((file) =>
    existsSync(file) ? file : join(site, basename(file)),
  )
  expect(await findFiles(join(site, name))).toEqual(expected)
  mkdirSync(join(site, 'public'))
  writeFileSync(join(site, 'style.css'), '')
  expect(await findFiles(join(site, name))).toEqual(listOwnFiles(site))
})

test('a folder stands for the content in it', async () => {
  const { findContent } = await import('./own-files.ts')
  expect(findContent(site)).toBe(join(site, 'portfolio.json'))
  writeFileSync(join(site, 'package.json'), '')
  symlinkSync('nowhere', join(site, 'link.json'))
  writeFileSync(join(site, 'me.json'), '{ "sections": [] }')
  expect(findContent(site)).toBe(join(site, 'me.json'))
  mkdirSync(join(site, 'content'))
  writeFileSync(join(site, 'content/portfolio.json'), '{}')
  expect(findContent(site)).toBe(join(site, 'content/portfolio.json'))
  expect(findContent(join(site, 'content'))).toBe(join(site, 'content/portfolio.json'))
  expect(findContent(join(site, 'gone.json'))).toBe(join(site, 'gone.json'))
})

test.runIf(process.platform !== 'win32')(
  'what cannot be looked at is left to what reads the content',
  async () => {
    const { findContent } = await import('./own-files.ts')
    const loop = join(site, 'loop.json')
    symlinkSync(loop, loop)
    expect(findContent(loop)).toBe(loop)
  },
)

test('a second content in the folder has the files of the first', async () => {
  expect(await findFiles(join(ownerFolder, 'content/sv/portfolio.json'))).toEqual(
    listOwnFiles(ownerFolder),
  )
})

test('a test of the engine names a folder for them', async () => {
  vi.stubEnv('OWN_FILES_FOLDER', site)
  expect(await findFiles(join(ownerFolder, 'content/portfolio.json'))).toEqual(listOwnFiles(site))
})
