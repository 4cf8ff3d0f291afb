import { expect, test } from 'vitest'

import { textDirection } from './text-direction.ts'

test.each(['ar', 'ar-EG', 'fa', 'he', 'ur-PK', 'yi', 'ckb', 'dv', 'az-Arab', 'pa-PK'])(
  '%s is written from the right',
  (language) => {
    expect(textDirection(language)).toBe('rtl')
  },
)

test.each(['en', 'de', 'pt-BR', 'tr', 'az', 'ja', 'zh-Hant', 'ar-Latn', 'pa-IN', 'en-toolongs-1x'])(
  '%s is written from the left',
  (language) => {
    expect(textDirection(language)).toBe('ltr')
  },
)
