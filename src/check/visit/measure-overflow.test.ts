import { expect, test } from 'vitest'

import { describeOverflow } from './measure-overflow.ts'

const wide = { location: 'In the section "Skills"', text: 'Donaudampfschifffahrt' }

test('a page that scrolls sideways names what is wider than the window', () => {
  expect(describeOverflow(320, 900, [wide])).toEqual([
    'In the section "Skills", "Donaudampfschifffahrt" is wider than the window, so the page scrolls sideways. Shorten its text or make it narrower.',
  ])
  expect(describeOverflow(320, 900, [])).toEqual([
    'Something makes the page 900 px wide, so it scrolls sideways.',
  ])
})

test('a truncated element is one problem even if nothing scrolls', () => {
  expect(describeOverflow(320, 320, [wide, wide])).toEqual([
    'In the section "Skills", "Donaudampfschifffahrt" is cut off at the side of the window. Shorten its text or make it narrower.',
  ])
})

test('a page as wide as its window has no problem', () => {
  expect(describeOverflow(320, 320, [])).toEqual([])
})
