import { expect, test } from 'vitest'

import { truncate, describeValue } from '#json/format-value.ts'

test.each([
  ['Alxe', 'text "Alxe"'],
  ['', 'text ""'],
  ['a "b" \\ c', 'text "a \\"b\\" \\\\ c"'],
  [7, 'number 7'],
  [-0.5, 'number -0.5'],
  [Infinity, 'number Infinity'],
  [true, 'true'],
  [null, 'null'],
  [[], 'list of 0'],
  [[1, 2, 3], 'list of 3'],
  [{}, 'object with 0 fields'],
  [{ a: 1 }, 'object with 1 field'],
  [Object.assign(Object.create(null), { a: 1, b: 2 }), 'object with 2 fields'],
  ['x'.repeat(73), `text "${'x'.repeat(73)}"`],
  ['x'.repeat(74), `text "${'x'.repeat(73)}…`],
  ['x'.repeat(100_000), `text "${'x'.repeat(73)}…`],
  ['\u{1F916}'.repeat(100), `text "${'\u{1F916}'.repeat(73)}…`],
  ['\ud83d', 'text "\\ud83d"'],
])('%j is %s', (value, description) => {
  expect(describeValue(value)).toBe(description)
})

test('characters that a terminal obeys, or that nobody sees, are escaped', () => {
  expect(truncate('a\u001B[2Jb\u202Ec\u0007')).toBe('a\\u001b[2Jb\\u202ec\\u0007')
  expect(truncate('\u3164\u2800')).toBe('\\u3164\\u2800')
})
