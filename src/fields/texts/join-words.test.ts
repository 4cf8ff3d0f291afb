import { expect, test } from 'vitest'

import { joinWords } from './join-words.ts'

test.each([
  ['en', 'a, b'],
  ['he', 'a, b'],
  ['ko', 'a, b'],
  ['ar', 'a، b'],
  ['ckb', 'a، b'],
  ['ja', 'a、b'],
  ['zh', 'a，b'],
  ['zh-Hant', 'a，b'],
])('words are joined by the comma of %s', (language, joined) => {
  expect(joinWords(['a', 'b'], language)).toBe(joined)
})
