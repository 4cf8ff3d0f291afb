import { expect, test } from 'vitest'

import { hasBothDirections } from './letter-direction.ts'

test.each([
  ['Atlas – מפה', true],
  ['دليل GitHub', true],
  ['Атлас 2.0', false],
  ['מפה 2.0', false],
  ['C++', false],
  ['', false],
])('whether "%s" has letters of both directions: %s', (text, expected) => {
  expect(hasBothDirections(text)).toBe(expected)
})
