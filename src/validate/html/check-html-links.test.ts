import { describe, expect, test } from 'vitest'

import { listLinkTargets } from '#validate/links/check-site-link.ts'

import { checkHtmlLinks } from './check-html-links.ts'

const files = new Set(['cv.pdf', 'lab/index.html', 'lab/a b.png', 'lab/page.js'])

/** Checks public/lab/index.html of a site below a path. */
function check(html: string, base = '/folio/') {
  return checkHtmlLinks(html, { base, page: 'lab/index.html', files })
}

test('a path that leaves the site is found at its place, with the others counted', () => {
  const html = '<p>Go\n<a href="/">home</a> <a href="/cv.pdf#two">CV</a> <img src="/folios/a.png">'
  expect(check(html)).toMatchObject([
    {
      code: 'public/outside-site',
      severity: 'warning',
      line: 2,
      column: 4,
      message: '"/" leads out of the site, which is below /folio/. Others like it: 2.',
      help: 'Begin it with "/folio/", "./" or "../". If another site is meant, write the whole https:// address.',
    },
  ])
})

test.each([
  '/folio/',
  '/folio',
  '/folio?a',
  '/folio/cv.pdf',
  './page.js',
  '../',
  '#top',
  '//a.dev/x',
])('%s stays in the site, or names another one', (address) => {
  expect(check(`<a href="${address}">A</a>`)).toEqual([])
})

test('a site at the top of its host cannot be left by a path', () => {
  expect(check('<a href="/other/">A</a>', '/')).toEqual([])
})

test('a file that is not there is found at its place, with the others counted', () => {
  const html =
    '<img src="dot.svg">\n<a href="/folio/gone.pdf">A</a> <script src="../page.js"></script>'
  expect(check(html)).toMatchObject([
    {
      code: 'public/missing-file',
      severity: 'warning',
      line: 1,
      column: 6,
      message: '"dot.svg" leads to a file that is not there. Others like it: 2.',
      help: 'Put the file at public/lab/dot.svg, or correct the address.',
    },
  ])
})

test.each([
  'page.js?v=2',
  'a%20b.png',
  'a b.png',
  '../cv.pdf#page=2',
  '/folio/favicon.svg',
  '/folio/uses/index.html',
  '../uses/',
  'https://a.dev/gone.pdf',
  'mailto:ada@ada.dev',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=.gif',
  '100%.png',
  'a%FF.png',
  '',
])('nothing is missing at %j', (address) => {
  expect(check(`<img src="${address}">`)).toEqual([])
})

describe('where the pages of the site are known', () => {
  const document = {
    sections: [{ type: 'hero', id: 'home' }],
    profile: { projects: [{ id: 'atlas', story: 'stories/atlas.md' }] },
  }
  const uses = { path: 'uses/', blocks: [{ heading: ['Desk'], id: 'desk', level: 2 as const }] }
  const targets = listLinkTargets(document, { paths: files, base: '/folio/' }, [uses])

  test('the help has the path of the site, as addresses of HTML need it', () => {
    const around = { base: '/folio/', page: 'lab/index.html', files, targets }
    const [problem] = checkHtmlLinks('<a href="/folio/uses/#dsk">A</a>', around)
    expect(problem?.help).toBe('Write "/folio/uses/#desk".')
  })

  function listProblems(address: string): string[] {
    const around = { base: '/folio/', page: 'lab/index.html', files, targets }
    return checkHtmlLinks(`<a href="${address}">A</a>`, around).map(({ message }) => message)
  }

  test.each([
    ['/folio/nowhere/', 'The site has no file or page at "/folio/nowhere/".'],
    ['../nowhere', 'The site has no file or page at "/folio/nowhere".'],
    ['/folio/uses/#nope', 'The page /uses/ has no heading with the anchor "#nope".'],
    ['/folio/projects/shop/', 'No project with a story has the id "shop", so it has no page.'],
  ])('%s leads to no page or heading', (address, message) => {
    expect(listProblems(address)).toEqual([message])
  })

  test.each([
    '/folio/',
    '../',
    '../#home',
    '/folio/index.html',
    '/folio/uses/#desk',
    '../uses',
    '/folio/projects/atlas/',
    '/folio/lab/',
    './',
    '/folio/static/js/a.js',
  ])('%s leads to a page', (address) => {
    expect(listProblems(address)).toEqual([])
  })
})
