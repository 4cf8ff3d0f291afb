import { expect, test } from 'vitest'

import { adviseOnColours } from './advise-on-colours.ts'

test.each([
  [
    undefined,
    false,
    'Choose other colours in "theme". On a slide with a "background", choose another one there.',
  ],
  [undefined, true, 'Choose other colours in "theme", or correct the rule in style.css.'],
  [
    'lab/index.html',
    true,
    'Correct its colours in public/lab/index.html, or in the style sheet that this page names.',
  ],
])('for the page %s, with a style sheet: %s', (publicFile, hasStyleSheet, advice) => {
  expect(adviseOnColours({ publicFile, hasStyleSheet })).toBe(advice)
})
