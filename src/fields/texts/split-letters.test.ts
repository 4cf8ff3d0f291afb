import { expect, test } from 'vitest'

import { splitLetters } from './split-letters.ts'

test.each([
  ['MARA', ['M', 'A', 'R', 'A']],
  [' AHK ', ['A', 'H', 'K']],
  ['A H K', ['A', 'H', 'K']],
  ['I. O.', ['I', '. ', 'O', '.']],
  ['Li Wei', ['L', 'i ', 'W', 'e', 'i']],
  ['山田太郎', ['山', '田', '太', '郎']],
  ['Imke Daal', ['Imke ', 'Daal']],
  ['Ada Lovelace', ['Ada ', 'Lovelace']],
  ['Nora Lindqvist', ['Nora ', 'Lindqvist']],
  ['Jean-Baptiste', ['Jean-', 'Baptiste']],
  ['Ana María de la Cruz', ['Ana ', 'María ', 'de ', 'la ', 'Cruz']],
  ['Anne-Marie Smith-Jones del Río-Paz', ['Anne-Marie ', 'Smith-Jones ', 'del ', 'Río-Paz']],
  ['Mariana', ['Mar', 'ia', 'na']],
  ['MARACUJA', ['MA', 'RA', 'CU', 'JA']],
  ['Lindqvist', ['Lin', 'dq', 'vi', 'st']],
  ['Schwarzenegger', ['Sch', 'war', 'zen', 'egg', 'er']],
  ['Tomasz Kowalczyk-Nguyễn', ['Tomasz ', 'Kowalczyk-', 'Nguyễn']],
  ['A page of one web developer', ['A', 'p', 'o', 'o', 'w']],
  ['é👩‍👩‍👧नि', ['é', '👩‍👩‍👧', 'नि']],
])('"%s" is split into %j', (text, parts) => {
  expect(splitLetters(text)).toEqual(parts)
})

test('a word whose letters join is never split', () => {
  expect(splitLetters('نور')).toEqual(['نور'])
  expect(splitLetters('فاطمة الزهراء')).toEqual(['فاطمة ', 'الزهراء'])
})

test('the parts of a text of at most five words spell it', () => {
  for (const text of [
    'A',
    'Kjersti Ødegård',
    'Kjersti-Marie Ødegård',
    'Ab -',
    '- Wolfeschlegel -',
    'one-two-three-four-five-six',
    '-Ab Wolfeschlegel -- Steinhausen',
    'Wolfeschlegelsteinhausen',
    'one two three four five',
  ]) {
    const parts = splitLetters(text)
    expect({ spelt: parts.join(''), few: parts.length <= 5 }).toEqual({ spelt: text, few: true })
  }
})
