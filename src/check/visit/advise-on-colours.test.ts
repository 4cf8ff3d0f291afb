import { expect, test } from 'vitest'

import { adviseOnColours } from './advise-on-colours.ts'

test.each([
  [false, 'Choose other colours in "theme", or for its background.'],
  [true, 'Choose other colours in "theme", or correct the rule in style.css.'],
])('with a style sheet: %s', (hasStyleSheet, advice) => {
  expect(adviseOnColours(hasStyleSheet)).toBe(advice)
})
