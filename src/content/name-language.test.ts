import { expect, test } from 'vitest'

import { nameLanguage } from './name-language.ts'

test.each([
  ['pt-PT', ['en'], 'Português'],
  ['pt-PT', ['en', 'pt-BR'], 'Português (Portugal)'],
  ['pt-BR', ['pt-PT'], 'Português (Brasil)'],
  ['de', ['en'], 'Deutsch'],
  ['ru', ['en'], 'Русский'],
  ['ka', ['en'], 'ქართული'],
  ['ar', ['en'], 'العربية'],
  ['zh-Hant', ['zh-Hans'], '中文（繁體）'],
])('%s beside %j is called %s', (tag, others, name) => {
  expect(nameLanguage(tag, [tag, ...others])).toBe(name)
})
