import { expect, test } from 'vitest'

import { makePrintable } from './make-printable.ts'

test.each([
  ['text, tabs and emoji stay', 'Ünï\tcode \u{1F916} 日本', 'Ünï\tcode \u{1F916} 日本'],
  ['an escape cannot colour the terminal', '\u001b[31mred', '␛[31mred'],
  ['NUL, a return and delete are pictures', 'a\u0000b\rc\u007f', 'a␀b␍c␡'],
  ['line breaks of all kinds are one character', 'a\nb\u2028c\u0085d', 'a␊b\ufffdc\ufffdd'],
  ['the direction of text cannot be changed', 'a\u202eb\u2066c', 'a\ufffdb\ufffdc'],
  ['a byte-order mark keeps its column', '\ufeff{}', '\ufffd{}'],
])('%s', (_, text, shown) => {
  expect(makePrintable(text)).toBe(shown)
})
