import { expect, test } from 'vitest'

import { writePrintedAddress } from './write-printed-address.ts'

test.each([
  ['/cv.pdf', 'https://example.org/cv.pdf'],
  ['/folio/uses/', 'https://example.org/folio/uses/'],
  ['https://example.com/me', 'https://example.com/me'],
  ['mailto:me@example.org', 'me@example.org'],
  ['tel:+49341123456', '+49341123456'],
  ['#contact', '#contact'],
])('%s is printed as %s', (url, printed) => {
  expect(writePrintedAddress(url, 'https://example.org/folio/')).toBe(printed)
})

test('the host of the site is printed as the content has it', () => {
  expect(writePrintedAddress('/cv.pdf', 'https://bärbel.example')).toBe(
    'https://bärbel.example/cv.pdf',
  )
})

test('without an address of the site, a path stays as it is', () => {
  expect(writePrintedAddress('/cv.pdf', undefined)).toBe('/cv.pdf')
})
