import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { checkOwnDomain } from './own-domain.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-domain-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function listProblems(domain: string, site: { readonly host?: string; readonly url?: string }) {
  writeFileSync(join(folder, 'CNAME'), domain)
  return checkOwnDomain(folder, { site }, site.host).flatMap(({ problems }) =>
    problems.map(({ code, message, help }) => [code, message, help]),
  )
}

test.each([
  [
    'https://ada.dev/',
    'ada.example.org',
    'Write "https://ada.example.org/" in "url" of "site", or "ada.dev" in this file.',
  ],
  [
    'https://ada.github.io/folio/',
    'www.ada.dev',
    'Write "https://www.ada.dev/" in "url" of "site", or delete this file.',
  ],
])('%s and the domain %s are both named', (url, domain, help) => {
  expect(listProblems(`${domain}\n`, { url })).toEqual([
    [
      'public/other-domain',
      `This file says that the site is at "${domain}", and "url" in "site" says "${url}".`,
      help,
    ],
  ])
})

test('a path after the domain of the file is reported', () => {
  expect(listProblems('ada.dev\n', { url: 'https://ada.dev/folio' })).toEqual([
    [
      'public/other-domain',
      'GitHub Pages publishes a site with this file at the top of its domain, and "url" in "site" has the path /folio/.',
      'Write "https://ada.dev/" in "url" of "site", or delete this file.',
    ],
  ])
})

test.each(['ada dev', 'https://ada.dev/'])('%j is answered with the domain of the site', (text) => {
  expect(listProblems(text, { url: 'https://ada.dev/' })).toEqual([
    ['public/other-domain', expect.any(String), 'Write the domain alone: "ada.dev".'],
  ])
})

test.each([
  ['ADA.dev\r\n', { url: 'https://ada.dev/' }],
  ['müller.dev', { url: 'https://xn--mller-kva.dev' }],
  ['ada.dev', {}],
  ['', { url: 'https://ada.dev/' }],
  ['ada.dev', { url: 'no address' }],
  ['ada.dev', { url: 'https://ada.example.org/', host: 'netlify' }],
])('%j has no problem with %j', (domain, site) => {
  expect(listProblems(domain, site)).toEqual([])
})

test('without the file there is nothing to check', () => {
  const portfolio = { site: { url: 'https://ada.dev/' } }
  expect(checkOwnDomain(folder, portfolio, undefined)).toEqual([])
  expect(checkOwnDomain('', portfolio, undefined)).toEqual([])
})
