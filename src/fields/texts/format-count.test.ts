import { expect, test } from 'vitest'

import { formatCount } from './format-count.ts'

test.each([
  ['en', '12'],
  ['fa', '۱۲'],
  ['mr', '१२'],
  ['not_a_tag', '12'],
])('in "%s" a count is %s', (language, expected) => {
  expect(formatCount(12, language)).toBe(expected)
})
