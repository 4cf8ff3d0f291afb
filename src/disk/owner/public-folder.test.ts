import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { listPublicFiles, listUnusableEntries } from './public-folder.ts'

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

test.each([
  ['Index.html', 'home page'],
  ['404.HTML', 'not-found page'],
  ['Vercel.json', 'headers'],
  ['index.htm', undefined],
])('%s is no file of a site where capitals make no difference: %s', (name, why) => {
  writeFileSync(join(folder, name), '')
  expect(listUnusableEntries(folder).map((entry) => entry.why)).toEqual(why ? [why] : [])
})

test('a file in place of the folder is not usable', () => {
  const file = join(folder, 'public')
  writeFileSync(file, '%PDF')
  expect(listUnusableEntries(file)).toEqual([{ file, why: 'no folder' }])
})

test('settings, messages and the history of Git are not usable', () => {
  for (const name of ['.git', 'a', 'module', '.well-known']) mkdirSync(join(folder, name))
  const names = ['.env', 'a/.env.local', 'a/messages.db', '.git/config']
  const others = ['.env.example', 'module/.git', '.htaccess', '.nojekyll', 'a/env', 'a/cv.db']
  for (const name of [...names, ...others]) writeFileSync(join(folder, name), '')
  expect(
    listUnusableEntries(folder)
      .map(({ file, why }) => `${why} ${file.slice(folder.length)}`)
      .toSorted(),
  ).toEqual(['private /.env', 'private /.git', 'private /a/.env.local', 'private /a/messages.db'])
})

test('passwords of programs and private keys are not usable, certificates and slides are', () => {
  const key = '-----BEGIN OPENSSH PRIVATE KEY-----\n'
  const certificate = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'
  const files = {
    '.npmrc': '',
    '.netrc': '',
    'messages.db-wal': '',
    'site.p12': '',
    id_rsa: key,
    id_ed25519: key,
    'server.pem': `${certificate}-----BEGIN PRIVATE KEY-----\n`,
    'pgp.asc': '-----BEGIN PGP PRIVATE KEY BLOCK-----\n',
  }
  const others = {
    'id_rsa.pub': 'ssh-rsa AAAA',
    'chain.pem': certificate,
    'talk.key': 'PK',
    'my.asc': '-----BEGIN PGP PUBLIC KEY BLOCK-----\n',
    'story.txt': key,
  }
  mkdirSync(join(folder, '.ssh'))
  for (const [name, text] of Object.entries({ ...files, ...others })) {
    writeFileSync(join(folder, name), text)
  }
  expect(
    listUnusableEntries(folder)
      .map(({ file, why }) => `${why} ${file.slice(folder.length + 1)}`)
      .toSorted(),
  ).toEqual(['.ssh', ...Object.keys(files)].map((name) => `private ${name}`).toSorted())
})

test('what has no end, is no file or replaces the headers or a folder of the build is not usable', () => {
  for (const name of ['a', 'a/b', 'other']) mkdirSync(join(folder, name))
  for (const name of ['_headers', 'a/_headers', '_redirects']) writeFileSync(join(folder, name), '')
  symlinkSync('..', join(folder, 'a/b/loop'), 'dir')
  symlinkSync('../../other', join(folder, 'a/b/fine'), 'dir')
  execFileSync('mkfifo', [join(folder, 'pipe')])
  writeFileSync(join(folder, 'a/projects'), '')
  writeFileSync(join(folder, 'projects'), '')
  mkdirSync(join(folder, 'static'))
  expect(listUnusableEntries(folder)).toEqual([
    { file: join(folder, '_headers'), why: 'headers' },
    { file: join(folder, 'a/b/loop'), why: 'loop' },
    { file: join(folder, 'pipe'), why: 'no file' },
    { file: join(folder, 'projects'), why: 'folder' },
  ])
})
