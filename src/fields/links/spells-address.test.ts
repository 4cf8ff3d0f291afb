import { expect, test } from 'vitest'

import { spellsAddress } from './spells-address.ts'

test.each([
  ['https://ada.dev/', 'https://ada.dev/', true],
  ['ada.dev', 'https://www.ada.dev/', true],
  ['ada@ada.dev', 'mailto:ada@ada.dev', true],
  ['+4712', 'tel:+4712', true],
  ['+47 (1) 2-3', 'tel:+47-123', true],
  ['012-3', 'tel:+47123', false],
  ['ada.dev', 'https://ada.dev/maps', false],
  ['Ada', 'https://ada.dev/', false],
])('%s for %s: %s', (text, url, isAddress) => {
  expect(spellsAddress(text, url)).toBe(isAddress)
})
