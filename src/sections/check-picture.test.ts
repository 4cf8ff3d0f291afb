import { expect, test } from 'vitest'

import { checkPicture } from './check-picture.ts'

test.each([
  [{ picture: {} }, []],
  [{ animation: {} }, []],
  [{ animation: {}, picture: 5 }, ['sections/0/picture']],
  ['text', []],
])('%j has one picture at most, or a problem: %j', (holder, expected) => {
  const problems = checkPicture(holder, ['sections', 0], 'animation')
  expect(problems.map(({ path }) => path.join('/'))).toEqual(expected)
})
