import { expect, test } from 'vitest'

import { allowsLetterSpacing, createScriptRules } from './script-styles.ts'

test.each(['en', 'de', 'ar', 'ja', 'el', 'no-such-tag-'])('%s needs no rule', (language) => {
  expect(createScriptRules(language)).toEqual([])
})

test.each(['hi', 'bn', 'mr', 'pa', 'ko'])('letters of %s are not moved together', (language) => {
  expect(createScriptRules(language).join('')).toContain('letter-spacing: normal')
  expect(allowsLetterSpacing(language)).toBe(false)
})
