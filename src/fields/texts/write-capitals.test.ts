import { expect, test } from 'vitest'

import { writeCapitals } from './write-capitals.ts'

test.each([
  { text: 'icons', language: 'en', capitals: 'ICONS' },
  { text: 'incir', language: 'tr', capitals: 'İNCİR' },
  { text: 'Μαΐου', language: 'el', capitals: 'ΜΑΪΟΥ' },
  { text: 'straße', language: 'de', capitals: 'STRASSE' },
  { text: 'icons', language: 'en-ab-cd', capitals: 'ICONS' },
])('the capitals of "$text" in "$language" are $capitals', ({ text, language, capitals }) => {
  expect(writeCapitals(text, language)).toBe(capitals)
})
