import { expect, test } from 'vitest'

import { suggestLanguage } from './suggest-language.ts'

test.each([
  ['english', 'en'],
  ['German', 'de'],
  ['Deutsch', 'de'],
  ['Germn', 'de'],
  ['swedsh', 'sv'],
  [' français ', 'fr'],
  ['Hebrew', 'he'],
  ['日本語', 'ja'],
  ['brazilian Portuguese', 'pt-BR'],
  ['pt_BR', 'pt-BR'],
  ['EN', 'en'],
  ['EN-us', 'en-us'],
  ['en-US-posix', 'en-US'],
  ['english language', undefined],
  ['Klingon', undefined],
  ['', undefined],
])('%j means %j', (text, tag) => {
  expect(suggestLanguage(text)).toBe(tag)
})
