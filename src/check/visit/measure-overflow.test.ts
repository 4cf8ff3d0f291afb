import { expect, test } from 'vitest'

import { describeOverflow } from './measure-overflow.ts'
import { createNameFile } from './name-file.ts'

const wide = { location: 'In the section "Skills"', text: 'Donaudampfschifffahrt', file: '' }

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

test('a picture is named by the file that the owner wrote', () => {
  const picture = { ...wide, text: 'Ada at her desk', file: 'ada-1f2e3d4c-960.avif' }
  expect(describeOverflow(320, 320, [picture], createNameFile(['media/ada.jpg']))).toEqual([
    'In the section "Skills", the picture media/ada.jpg is cut off at the side of the window. Shorten its text or make it narrower.',
  ])
})
