import { expect, test } from 'vitest'

import { overflowProblems } from './measure-overflow.ts'

const wide = { place: 'In the section "Skills"', text: 'Donaudampfschifffahrt' }

test('a page that scrolls sideways names what is wider than the window', () => {
  expect(overflowProblems(320, 900, [wide])).toEqual([
    'In the section "Skills", "Donaudampfschifffahrt" is wider than the window, so the page scrolls sideways. Shorten its words or make it narrower.',
  ])
  expect(overflowProblems(320, 900, [])).toEqual([
    'Something makes the page 900 px wide, so that it scrolls sideways.',
  ])
})

test('what is cut off is a problem although nothing scrolls, and named once', () => {
  expect(overflowProblems(320, 320, [wide, wide])).toEqual([
    'In the section "Skills", "Donaudampfschifffahrt" is cut off at the side of the window. Shorten its words or make it narrower.',
  ])
})

test('a page as wide as its window has no problem', () => {
  expect(overflowProblems(320, 320, [])).toEqual([])
})
