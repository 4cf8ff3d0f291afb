import { expect, test } from 'vitest'

import { measureHeading, measureTag } from './letter-widths.ts'

test.each([
  { tag: 'AHK', width: 3 },
  { tag: 'MW', width: 2.7 },
  { tag: 'Illi', width: 2.4 },
])('the tag "$tag" is $width wide capitals wide', ({ tag, width }) => {
  expect(measureTag(tag)).toBe(width)
})

test.each([
  { heading: 'HI THERE', line: 7, word: 5 },
  { heading: 'Kontaktaufnahme', line: 11.78, word: 11.78 },
  { heading: 'اتّصل بي', line: 5.2, word: 3.2 },
  { heading: '联系', line: 3.2, word: 3.2 },
  { heading: ' ', line: 0, word: 1 },
])('"$heading" is $line wide capitals wide, and its widest word $word', (expected) => {
  const { heading, ...widths } = expected
  expect(measureHeading(heading)).toEqual(widths)
})
