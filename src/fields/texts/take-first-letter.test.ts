import { expect, test } from 'vitest'

import { takeFirstLetter } from './take-first-letter.ts'

test.each([
  ['Atlas', 'A'],
  ['E\u0301cole', 'É'],
  ['山田', '山'],
  ['🇯🇵 Guide', '🇯🇵'],
  ['👩‍💻 Ada', '👩‍💻'],
  ['8 bit', '8'],
  ['「山田」', '山'],
  ['.NET', 'N'],
  ['«أطلس»', 'أ'],
  ['++', '+'],
  ['', ''],
])('the first letter of "%s" is "%s"', (text, letter) => {
  expect(takeFirstLetter(text)).toBe(letter)
})
