import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { listPublicPaths, readPublicPages } from './public-pages.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-pages-'))
  const page = '<!doctype html><title>A page</title>'
  const files = {
    'uses/index.html': page,
    'talks.html': `${page}<p style="color: red">Talks`,
    'old/index.html': `${page}<meta name="robots" content="noindex">`,
    'google1234.html': 'google-site-verification: google1234.html',
    'huge.html': page + ' '.repeat(1_000_000),
    'cv.pdf': '%PDF',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the site map lists pages, but not those that search engines may not show', () => {
  writeFileSync(join(folder, '404.html'), '<title>Not found</title>')
  expect(listPublicPaths(folder)).toEqual(['talks.html', 'uses/'])
})

test('pages that the build writes itself, pictures that it uses and photos with a place are reported', () => {
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>')
  writeFileSync(join(folder, '404.html'), '<title>Not found</title>')
  writeFileSync(join(folder, 'share.png'), '<!doctype html>')
  writeFileSync(join(folder, 'me.jpg'), 'GPSLatitude')
  const pages = readPublicPages({}, [], undefined, folder)
  const found = pages.flatMap(({ file, problems }) =>
    problems.map(({ code, severity }) => [relative(folder, file), code, severity]),
  )
  expect(found.filter(([file]) => file !== 'talks.html')).toEqual([
    ['share.png', 'asset/broken', 'error'],
    ['me.jpg', 'photo/metadata', 'warning'],
    ['404.html', 'public/unusable', 'error'],
    ['index.html', 'public/unusable', 'error'],
  ])
  // Not a second time, without a problem.
  expect(pages.filter(({ file }) => file === join(folder, 'index.html'))).toHaveLength(1)
})

test.each(['projects/atlas/index.html', 'projects/atlas.html', 'projects/atlas'])(
  '%s has the address of a story, and so it is reported',
  (name) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), '<title>Atlas</title>')
    const findAt = (story?: string) =>
      readPublicPages({ profile: { projects: [{ id: 'atlas', story }] } }, [], undefined, folder)
        .filter(({ file }) => file === join(folder, name))
        .flatMap(({ problems }) => problems.map(({ code }) => code))
    expect(findAt('stories/atlas.md')).toEqual(['public/unusable'])
    expect(findAt()).toEqual([])
  },
)

test('a page and other texts with a merge conflict are reported', () => {
  const text = '\n<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> main\n'
  const names = ['talks.html', '_redirects', 'robots.txt', 'uses/page.css', 'uses/page.js']
  for (const name of names) writeFileSync(join(folder, name), text)
  const found = readPublicPages({}, [], undefined, folder).flatMap(({ file, problems }) =>
    problems.map(({ code, severity, line }) => [relative(folder, file), code, severity, line]),
  )
  expect(found).toEqual(names.map((name) => [name, 'story/merge-conflict', 'error', 2]))
})

test('each page is checked', () => {
  const found = readPublicPages({}, [], undefined, folder).flatMap(({ file, problems }) =>
    problems.map(({ code, severity, line }) => [file, code, severity, line]),
  )
  expect(found).toEqual([[join(folder, 'talks.html'), 'public/blocked', 'warning', 1]])
})

test('on GitHub Pages, which sends no policy, nothing is blocked', () => {
  const found = readPublicPages({ site: { host: 'github-pages' } }, [], undefined, folder)
  expect(found.flatMap(({ problems }) => problems)).toEqual([])
})

test('below a path, addresses that leave the site are reported, also on GitHub Pages', () => {
  writeFileSync(join(folder, 'old/index.html'), '<a href="/">Home</a>')
  const site = { host: 'github-pages', url: 'https://ada.github.io/folio/' }
  const found = readPublicPages({ site }, [], undefined, folder).flatMap(({ problems }) => problems)
  expect(found.map(({ code }) => code)).toEqual(['public/outside-site'])
})

test('a link that leads out of the folder is an error: it would publish what is there', () => {
  const secret = `${folder}.env`
  writeFileSync(secret, 'SMTP_URL=smtps://user:password@mail.example.org')
  const links = { 'env.txt': secret, '.hidden': secret, 'uses/up': '../..', gone: 'nothing' }
  for (const [name, target] of Object.entries({ ...links, 'resume.pdf': 'cv.pdf' })) {
    symlinkSync(target, join(folder, name))
  }
  const found = readPublicPages({}, [], undefined, folder).flatMap(({ file, problems }) =>
    problems.map(({ code, severity }) => [relative(folder, file), code, severity]),
  )
  rmSync(secret)
  expect(found.slice(1)).toEqual(
    Object.keys(links)
      .toSorted()
      .map((name) => [name, 'asset/outside', 'error']),
  )
})
