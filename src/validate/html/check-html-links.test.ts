import { expect, test } from 'vitest'

import { checkHtmlLinks } from './check-html-links.ts'

test('a path that leaves the site is found at its place, with the others counted', () => {
  const html = '<p>Go\n<a href="/">home</a> <a href="/cv.pdf#two">CV</a> <img src="/folios/a.png">'
  expect(checkHtmlLinks(html, '/folio/')).toMatchObject([
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
  './a.css',
  '../',
  '#top',
  '//a.dev/x',
])('%s stays in the site, or names another one', (address) => {
  expect(checkHtmlLinks(`<a href="${address}">A</a>`, '/folio/')).toEqual([])
})

test('a site at the top of its host cannot be left by a path', () => {
  expect(checkHtmlLinks('<a href="/other/">A</a>', '/')).toEqual([])
})
