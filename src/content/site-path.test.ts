import { expect, test } from 'vitest'

import { makeSiteAddress, readSitePath } from './site-path.ts'

test.each([
  ['https://ada.dev', 'https://ada.dev/', '/'],
  ['https://ada.dev/', 'https://ada.dev/', '/'],
  ['https://ada.dev/index.html', 'https://ada.dev/', '/'],
  ['https://ada.github.io/folio', 'https://ada.github.io/folio/', '/folio/'],
  ['https://ada.github.io/folio/', 'https://ada.github.io/folio/', '/folio/'],
  ['https://ada.dev/fölio', 'https://ada.dev/fölio/', '/fölio/'],
  ['https://ada.dev/f%C3%B6lio/', 'https://ada.dev/f%C3%B6lio/', '/fölio/'],
  ['https://ada.dev/a%20%ff/', 'https://ada.dev/a%20%ff/', '/a%20%ff/'],
  ['https://ada.github.io/a/b/index.htm', 'https://ada.github.io/a/b/', '/a/b/'],
])('%s is the address %s, with the path %s', (url, address, path) => {
  expect(makeSiteAddress(url)).toBe(address)
  expect(readSitePath({ site: { url } })).toBe(path)
})

test.each([
  undefined,
  null,
  {},
  { site: {} },
  { site: { url: 5 } },
  { site: { url: 'ada.dev/a/' } },
])('without a whole address the site begins at "/": %j', (document) => {
  expect(readSitePath(document)).toBe('/')
})
