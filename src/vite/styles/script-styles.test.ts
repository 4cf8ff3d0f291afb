import { expect, test } from 'vitest'

import { allowsLetterSpacing, createScriptRules } from './script-styles.ts'

test.each(['en', 'de', 'el', 'uk', 'no-such-tag-'])('%s needs no rule', (language) => {
  expect(createScriptRules(language)).toEqual([])
})

test.each(['th', 'hi', 'ta', 'vi', 'sr-Deva', 'ja', 'ko', 'zh', 'zh-Hant'])(
  'lines of large type are apart in %s, for its high letters',
  (language) => {
    expect(createScriptRules(language).join('')).toContain('--taller: 0.2')
  },
)

test.each(['hi', 'bn', 'mr', 'pa', 'ko', 'ja', 'zh', 'zh-Hant'])(
  'letters of %s are not moved together',
  (language) => {
    expect(createScriptRules(language).join('')).toContain('letter-spacing: normal')
    expect(allowsLetterSpacing(language)).toBe(false)
  },
)

test('lines of Korean do not break in words', () => {
  expect(createScriptRules('ko').join('')).toContain('word-break: keep-all')
})

test('headings of Japanese break between phrases', () => {
  expect(createScriptRules('ja').join('')).toContain('word-break: auto-phrase')
})

test.each(['ar', 'fa', 'he', 'hi', 'th', 'ta', 'ka'])(
  'words of %s in the mono face have a narrow space and full stop, which code has not',
  (language) => {
    const rules = createScriptRules(language).join('')
    expect(rules).toContain('--family-words: sentence-signs, var(--family-mono)')
    expect(rules).toContain('unicode-range: U+20-21, U+2C, U+2E,')
    expect(rules).not.toContain('--family-mono:')
  },
)
