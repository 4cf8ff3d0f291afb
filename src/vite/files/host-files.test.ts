import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { findHeaders, readHeaderFile } from '#contract/header-file.ts'
import { engineFolder } from '#disk/folders.ts'
import { findFileHost, siteHost } from '#fields/links/site-host.ts'

import { createHostFiles, createVercelProject } from './host-files.ts'

const policy = { 'default-src': ["'none'"], 'img-src': ["'self'", 'https://a.example.org'] }
const built = new Set(['/index.html', '/404.html', '/favicon.ico', '/static/js/index-abc.js'])

/** What a host answers: a file of the built folder with headers, or where it leads. */
type Answer = {
  readonly status: number
  readonly file?: string | undefined
  readonly location?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Netlify and Cloudflare Pages: rules of `_redirects` in their turn, then the folder. */
function makePagesHost(base: string): (path: string) => Answer {
  const { _redirects = '', _headers = '' } = createHostFiles(base, policy)
  const redirects = _redirects
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
  return (path) => {
    const headers = findHeaders(readHeaderFile(_headers), path)
    for (const [from = '', to = '', status = ''] of redirects) {
      const isFit = from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from
      if (!isFit) continue
      const target = to.replace(':splat', path.slice(from.length - 1))
      if (status !== '200') return { status: Number(status), location: target }
      return { ...findFile(target), headers }
    }
    return { ...findFile(path), headers }
  }
}

type VercelRules = {
  readonly headers: { source: string; headers: { key: string; value: string }[] }[]
  readonly redirects: { source: string; destination: string; permanent: boolean }[]
  readonly rewrites: { source: string; destination: string }[]
}

function matches(source: string, path: string) {
  return new RegExp(`^${source}$`, 'u').exec(path)
}

/** Vercel: headers and redirects, then the folder, then rewrites. */
function makeVercelHost(base: string): (path: string) => Answer {
  const rules: VercelRules = JSON.parse(createHostFiles(base, policy)['vercel.json'] ?? '')
  return (path) => {
    const redirect = rules.redirects.find(({ source }) => matches(source, path))
    if (redirect) {
      return { status: redirect.permanent ? 301 : 302, location: redirect.destination }
    }
    const headers = Object.fromEntries(
      rules.headers
        .filter(({ source }) => matches(source, path))
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
    )
    const rewrite = rules.rewrites.find(({ source }) => matches(source, path))
    const target = rewrite?.destination.replace('$1', matches(rewrite.source, path)?.[1] ?? '')
    return { ...findFile(target ?? path), headers }
  }
}

function findFile(path: string): Answer {
  const file = path.endsWith('/') ? `${path}index.html` : path
  return built.has(file) ? { status: 200, file } : { status: 404, file: '/404.html' }
}

const policyText = "default-src 'none'; img-src 'self' https://a.example.org"
const secured = {
  'Content-Security-Policy': policyText,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}
const revalidated = { ...secured, 'Cache-Control': 'no-cache' }
const kept = { ...secured, 'Cache-Control': 'public, max-age=31536000, immutable' }

describe.each([
  ['Netlify or Cloudflare Pages', makePagesHost],
  ['Vercel', makeVercelHost],
])('on %s', (_, host) => {
  test('the page is revalidated, hashed files are cached, and all have the policy', () => {
    const get = host('/')
    expect(
      ['/', '/static/js/index-abc.js', '/favicon.ico', '/nowhere', '/index.html'].map(get),
    ).toEqual([
      { status: 200, file: '/index.html', headers: revalidated },
      { status: 200, file: '/static/js/index-abc.js', headers: kept },
      { status: 200, file: '/favicon.ico', headers: secured },
      { status: 404, file: '/404.html', headers: secured },
      { status: 301, location: '/' },
    ])
  })

  test('the same applies below a base path, and the root redirects there', () => {
    const get = host('/folio/')
    expect(
      [
        '/folio/',
        '/folio/static/js/index-abc.js',
        '/folio/favicon.ico',
        '/folio/nowhere',
        '/folio/index.html',
        '/',
      ].map(get),
    ).toEqual([
      { status: 200, file: '/index.html', headers: revalidated },
      { status: 200, file: '/static/js/index-abc.js', headers: kept },
      { status: 200, file: '/favicon.ico', headers: secured },
      { status: 404, file: '/404.html', headers: secured },
      { status: 301, location: '/folio/' },
      { status: 302, location: '/folio/' },
    ])
  })
})

test('the base path leads to itself without the slash, but on Netlify, which ignores the slash', () => {
  const listFor = (host: 'cloudflare-pages' | 'netlify') =>
    createHostFiles('/folio/', policy, host)['_redirects']?.split('\n').slice(0, -1)
  const both = ['/folio/index.html /folio/ 301', '/ /folio/ 302', '/folio/* /:splat 200']
  expect(listFor('netlify')).toEqual(both)
  expect(listFor('cloudflare-pages')).toEqual(both.toSpliced(1, 0, '/folio /folio/ 301'))
  expect(makeVercelHost('/folio/')('/folio')).toEqual({ status: 301, location: '/folio/' })
})

test.each([
  ['own-server', ['_headers']],
  ['github-pages', ['.nojekyll']],
  ['netlify', ['_headers', '_redirects']],
  ['cloudflare-pages', ['_headers', '_redirects']],
  ['vercel', ['vercel.json']],
  ['other', ['_headers', '_redirects', 'vercel.json', '.nojekyll']],
  [undefined, ['_headers', '_redirects', 'vercel.json', '.nojekyll']],
] as const)('a site for %s has the files that this host reads', (host, names) => {
  const files = createHostFiles('/', policy, host)
  expect(Object.keys(files)).toEqual(names)
  const all: Record<string, string> = { ...createHostFiles('/', policy), '.nojekyll': '' }
  for (const name of names) expect(files[name]).toBe(all[name])
})

test('a host that sends headers gets a file that names them', () => {
  const sending = siteHost.options.filter((host) => findFileHost(host)?.sendsHeaders ?? true)
  const named = siteHost.options.filter((host) =>
    Object.values(createHostFiles('/', policy, host)).some((text) => text.includes('nosniff')),
  )
  expect(sending).toEqual(named)
})

test('the page on hosting lists the files of each host', () => {
  const page = readFileSync(join(engineFolder, 'docs/hosting.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (`.*) \| (`_headers.*|`\.nojekyll.*|`vercel.*) \|$/gmu)]
  const listed = rows.flatMap(([, hosts = '', files = '']) =>
    readQuoted(hosts).map((host) => [host, readQuoted(files)]),
  )
  const written = siteHost.options.map((host) => [
    host,
    Object.keys(createHostFiles('/', policy, host)),
  ])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(written))
})

test.each([
  ['README.md', '| Host | `host` | What to do |', '\n\n'],
  ['docs/contact-form.md', 'Write in `host` of `site` where you publish:', '.'],
])('%s names each host', (file, start, end) => {
  const page = readFileSync(join(engineFolder, file), 'utf8')
  const [named = ''] = page.slice(page.indexOf(start) + start.length).split(end)
  const quoted = new Set(Array.from(named.matchAll(/[`"]([\w-]+)[`"]/gu), ([, name]) => name))
  expect(siteHost.options.filter((host) => !quoted.has(host))).toEqual([])
})

function readQuoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/gu)].map(([, text = '']) => text)
}

test('Vercel gets the same headers from an owner’s folder, where each document has the policy', () => {
  const ofBuild: VercelRules = JSON.parse(createHostFiles('/', policy)['vercel.json'] ?? '')
  const project = createVercelProject()
  const other = JSON.stringify(project.headers).replace("frame-ancestors 'none'", policyText)
  expect(JSON.parse(other)).toEqual(ofBuild.headers)
  expect(project).toMatchObject({
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    redirects: ofBuild.redirects,
  })
})

test('no address gets one header from two rules, which hosts would join', () => {
  const rules = readHeaderFile(createHostFiles('/folio/', policy)['_headers'] ?? '')
  for (const path of ['/', '/folio/', '/folio/static/a.js', '/folio/favicon.ico']) {
    const names = rules
      .filter(({ path: rule }) =>
        rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule,
      )
      .flatMap(({ headers }) => Object.keys(headers))
    expect(names).toEqual([...new Set(names)])
  }
})

test('no line is longer than Cloudflare Pages reads', () => {
  const hosts = Array.from({ length: 20 }, (_, index) => `https://pictures-${index}.example.org`)
  const { _headers = '' } = createHostFiles('/', { ...policy, 'img-src': hosts })
  expect(Math.max(..._headers.split('\n').map((line) => line.length))).toBeLessThan(2000)
})
