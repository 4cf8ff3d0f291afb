import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { refusePlugAndPlay } from '#disk/refuse-plug-and-play.ts'

import { buildIfChanged } from './build-if-changed.ts'

const owner = vi.hoisted(() => ({ folder: process.cwd() }))
vi.mock('#disk/folders.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  get ownerFolder() {
    return owner.folder
  },
}))

vi.mock('#disk/refuse-plug-and-play.ts', () => ({ refusePlugAndPlay: vi.fn<() => void>() }))

test('with the Plug\'n\'Play of Yarn, "npm start" says what to write before it lists the archives', async () => {
  const content = 'fixtures/specification/portfolio.json'
  vi.mocked(refusePlugAndPlay).mockImplementationOnce(() => {
    throw new Error('nodeLinker')
  })
  const build = buildIfChanged('no-such-folder', content, { run: () => Promise.resolve(0) })
  await expect(build).rejects.toThrow('nodeLinker')
})

test('a build that the system kills names the memory, and no errors that nobody printed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-killed-'))
  const content = 'fixtures/specification/portfolio.json'
  const build = buildIfChanged(folder, content, { run: () => Promise.resolve(null) })
  await expect(build).rejects.toThrow('The build was killed, as the system does where memory')
  rmSync(folder, { recursive: true })
})

test('a site is built again after its translation has another page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-translated-'))
  const content = join(folder, 'portfolio.json')
  const translated = join(folder, 'sv/portfolio.json')
  mkdirSync(join(folder, 'sv/pages'), { recursive: true })
  mkdirSync(join(folder, 'site'))
  writeFileSync(content, '{ "site": { "translations": { "sv": "https://ada.dev/sv/" } } }')
  writeFileSync(translated, '{}')
  writeFileSync(join(folder, 'site/index.html'), '')
  const build = () =>
    buildIfChanged(join(folder, 'site'), content, { run: () => Promise.resolve(0) })
  expect([await build(), await build()]).toEqual([true, false])
  writeFileSync(join(folder, 'sv/pages/uses.md'), '# Uses')
  expect([await build(), await build()]).toEqual([true, false])
  rmSync(folder, { recursive: true })
})

test('a site is built again after Bun or npm has installed another version of a package', async () => {
  owner.folder = mkdtempSync(join(tmpdir(), 'folio-locked-'))
  const content = join(owner.folder, 'portfolio.json')
  mkdirSync(join(owner.folder, 'site'))
  writeFileSync(join(owner.folder, 'site/index.html'), '')
  writeFileSync(content, '{}')
  const build = () =>
    buildIfChanged(join(owner.folder, 'site'), content, { run: () => Promise.resolve(0) })
  expect([await build(), await build()]).toEqual([true, false])
  writeFileSync(join(owner.folder, 'bun.lock'), '')
  expect([await build(), await build()]).toEqual([true, false])
  // One of npm beside it.
  writeFileSync(join(owner.folder, 'package-lock.json'), '')
  expect([await build(), await build()]).toEqual([true, false])
  rmSync(owner.folder, { recursive: true })
})
