import { expect, test } from 'vitest'

import { splitLetters } from './split-letters.ts'

test.each([
  ['MARA', ['M', 'A', 'R', 'A']],
  [' AHK ', ['A', 'H', 'K']],
  ['A H K', ['A', 'H', 'K']],
  ['I. O.', ['I', '. ', 'O', '.']],
  ['Imke Daal', ['Im', 'ke ', 'Da', 'al']],
  ['MARACUJA', ['MA', 'RA', 'CU', 'JA']],
  ['Ada Lovelace', ['Ada ', 'Lov', 'ela', 'ce']],
  ['Tomasz Kowalczyk-Nguyễn', ['Tomasz ', 'Kowalczyk-', 'Nguyễn']],
  ['A page of one web developer', ['A', 'p', 'o', 'o', 'w']],
  ['é👩‍👩‍👧नि', ['é', '👩‍👩‍👧', 'नि']],
])('"%s" is split into %j', (text, parts) => {
  expect(splitLetters(text)).toEqual(parts)
})

test('the parts of a text of at most five words spell it', () => {
  for (const text of [
    'A',
    'Kjersti Ødegård',
    'Kjersti-Marie Ødegård',
    '- Wolfeschlegel -',
    '-Ab Wolfeschlegel -- Steinhausen',
    'Wolfeschlegelsteinhausen',
    'one two three four five',
  ]) {
    const parts = splitLetters(text)
    expect({ spelt: parts.join(''), few: parts.length <= 5 }).toEqual({ spelt: text, few: true })
  }
})
