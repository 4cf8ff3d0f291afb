import { expect, test } from 'vitest'

import { nextChange } from './next-change.ts'

test.each([
  { why: 'all frames differ', now: 3.4, same: [], next: 4 },
  { why: 'the next ones look alike', now: 3.4, same: [4, 5], next: 6 },
  { why: 'they do so over the end of the loop', now: 7.2, same: [8, 9, 0, 1], next: 12 },
  { why: 'it is in its third round', now: 25, same: [6, 7], next: 28 },
  { why: 'one frame alone is new', now: 3.4, same: [0, 1, 2, 4, 5, 6, 7, 8, 9], next: 13 },
  { why: 'nothing ever changes', now: 3.4, same: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], next: Infinity },
])('of ten frames, after $now, where $why: $next', ({ now, same, next }) => {
  expect(nextChange(now, 10, new Set(same))).toBe(next)
})
