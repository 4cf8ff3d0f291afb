import { expect, test } from 'vitest'

import { allowsLetterSpacing, createScriptRules } from './script-styles.ts'

test.each(['en', 'de', 'ar', 'el', 'no-such-tag-'])('%s needs no rule', (language) => {
  expect(createScriptRules(language)).toEqual([])
})

test.each(['th', 'hi', 'ta', 'vi', 'sr-Deva', 'ja', 'ko', 'zh', 'zh-Hant'])(
  'lines of large type are apart in %s, for its high letters',
  (language) => {
    expect(createScriptRules(language).join('')).toContain('--taller: 0.2')
  },
)

test.each(['hi', 'bn', 'mr', 'pa', 'ko'])('letters of %s are not moved together', (language) => {
  expect(createScriptRules(language).join('')).toContain('letter-spacing: normal')
  expect(allowsLetterSpacing(language)).toBe(false)
})

test('lines of Korean do not break in words', () => {
  expect(createScriptRules('ko').join('')).toContain('word-break: keep-all')
})
