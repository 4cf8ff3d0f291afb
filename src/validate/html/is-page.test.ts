import { expect, test } from 'vitest'

import { isListedPage } from './is-page.ts'

test.each([
  ['a page', '<!doctype html><title>Uses</title>', true],
  ['a page for robots', '<meta name="robots" content="index, follow">', true],
  [
    'a page that no search engine may show',
    '<META name=robots content="NOINDEX, nofollow">',
    false,
  ],
  ['a page that leads elsewhere', '<meta http-equiv="refresh" content="0; url=/">', false],
  ['a file that proves who owns the site', 'google-site-verification: google1234.html', false],
])('in the site map: %s', (_, html, isListed) => {
  expect(isListedPage(html)).toBe(isListed)
})
