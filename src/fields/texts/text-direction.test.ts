import { expect, test } from 'vitest'

import { findTextDirection } from './text-direction.ts'

test.each(['ar', 'ar-EG', 'fa', 'he', 'ur-PK', 'yi', 'ckb', 'dv', 'az-Arab', 'pa-PK'])(
  '%s is written from the right',
  (language) => {
    expect(findTextDirection(language)).toBe('rtl')
  },
)

test.each(['en', 'de', 'pt-BR', 'tr', 'az', 'ja', 'zh-Hant', 'ar-Latn', 'pa-IN', 'en-toolongs-1x'])(
  '%s is written from the left',
  (language) => {
    expect(findTextDirection(language)).toBe('ltr')
  },
)
