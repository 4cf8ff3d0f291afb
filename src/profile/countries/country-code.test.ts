import { expect, test } from 'vitest'

import { suggestCountry } from './country-code.ts'

test.each([
  ['Poland', 'PL'],
  [' germany ', 'DE'],
  ['pl', 'PL'],
  ['United Kingdom', 'GB'],
  ['Atlantis', undefined],
  ['xx', undefined],
  ['', undefined],
])('%j means %j', (text, code) => {
  expect(suggestCountry(text)).toBe(code)
})
