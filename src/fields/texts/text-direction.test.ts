import { expect, test } from 'vitest'

import { findTextDirection, hasBothDirections } from './text-direction.ts'

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

test.each([
  ['Atlas – מפה', true],
  ['دليل GitHub', true],
  ['Атлас 2.0', false],
  ['מפה 2.0', false],
  ['C++', false],
  ['', false],
])('whether "%s" has letters of both directions: %s', (text, expected) => {
  expect(hasBothDirections(text)).toBe(expected)
})
