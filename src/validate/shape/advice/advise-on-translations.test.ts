import { expect, test } from 'vitest'

import { listHelps, listSuggestions } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each([
  ['["https://de.ada.dev/"]', '"de": "https://de.ada.dev/"'],
  ['["https://ada.dev/fr/"]', '"fr": "https://ada.dev/fr/"'],
  ['[{ "lang": "Polish", "href": "https://ada.dev/pl/" }]', '"pl": "https://ada.dev/pl/"'],
  ['[{ "sv": "https://sv.ada.dev/" }]', '"sv": "https://sv.ada.dev/"'],
  ['["fr"]', '"fr": "https://example.org/fr/"'],
  ['["/de/"]', '"de": "https://example.org/de/"'],
  ['["http://de.ada.dev/"]', '"de": "https://de.ada.dev/"'],
  ['["ada.dev/de/"]', '"de": "https://ada.dev/de/"'],
  ['["Deutsch: https://a.dev/"]', '"de": "https://a.dev/"'],
  ['["https://me.ada.dev/", "https://fr.ada.dev"]', '"fr": "https://fr.ada.dev/", …'],
  ['["fr", "French"]', '"fr": "https://example.org/fr/"'],
  [
    '["/fr/", "/de/", "/pl/", "/sv/", "/it/"]',
    '"fr": "https://example.org/fr/", "de": "https://example.org/de/", "pl": "https://example.org/pl/", "sv": "https://example.org/sv/", …',
  ],
])('the list of translations %s is shown as an object', (list, shown) => {
  const site = `{ "title": "A", "description": "B.", "translations": ${list} }`
  expect(listHelps(writeContent({ site }))).toEqual([
    `Write the address of each after its language: { ${shown} }.`,
  ])
})

test.each([
  [
    '["https://a.dev/de/", "https://b.dev/de/"]',
    'Write the address of each after its language: { "de": "https://a.dev/de/" }. Decide on one address for "de": "https://a.dev/de/" or "https://b.dev/de/".',
  ],
  [
    '["https://a.dev/cv/"]',
    'Write the language of each before its address, such as { "de": "https://example.org/de/" }.',
  ],
])('an owner decides on the languages of the translations %s', (list, help) => {
  const site = `{ "title": "A", "description": "B.", "translations": ${list} }`
  expect(listHelps(writeContent({ site }))).toEqual([help])
})

test.each([
  ['["https://me.ada.dev"]', 'Write the language of each before its address, such as'],
  ['["Klingonese"]', 'Write the language of each before its address, such as'],
  ['[]', 'Delete it, or write the address of each after its language, such as'],
])('without a language, a list of translations is shown an example: %s', (list, help) => {
  const site = `{ "title": "A", "description": "B.", "translations": ${list} }`
  expect(listHelps(writeContent({ site }))).toEqual([
    `${help} { "de": "https://example.org/de/" }.`,
  ])
})

test.each([
  ['"en"', '["en", "tr"]', '"tr": "https://example.org/tr/"'],
  ['"German"', '["de", "en"]', '"en": "https://example.org/en/"'],
  ['"en-GB"', '["en", "de"]', '"de": "https://example.org/de/"'],
  ['"en-GB"', '["en", "en-GB"]', '"en": "https://example.org/en/"'],
  ['"en-GB"', '["en-US", "en-GB"]', '"en-US": "https://example.org/en-US/"'],
  [
    '"pl"',
    '["fr", "de", "pl", "sv"]',
    '"fr": "https://example.org/fr/", "de": "https://example.org/de/", "sv": "https://example.org/sv/"',
  ],
])('a site in %s is none of its translations', (language, list, shown) => {
  const site = `{ "title": "A", "description": "B.", "language": ${language}, "languages": ${list} }`
  expect(listHelps(writeContent({ site }))).toEqual([
    `Write "translations" with the address of each after its language: { ${shown} }.`,
  ])
})

test('a list of the language of the site alone names no translation', () => {
  const site = '{ "title": "A", "description": "B.", "translations": ["English"] }'
  expect(listHelps(writeContent({ site }))).toEqual(['Delete it: this site is the one in "en".'])
})

test.each([
  ['["en", "tr"]', ', such as "translations": { "tr": "https://example.org/tr/" }.'],
  ['["en"]', '.'],
  ['{ "default": "en" }', '.'],
])('languages beside "site" are those of other sites: %s', (languages, end) => {
  expect(listHelps(writeContent({ rest: `"languages": ${languages}` }))).toEqual([
    `Delete it. "language" in "site" is the language of this site, and "translations" names those in other languages${end}`,
  ])
})

test.each([
  ['"fr": "/en/"', 'https://a.dev/en/'],
  ['"fr": "/en?a"', undefined],
  ['"fr": "fr.a.dev"', 'https://fr.a.dev/'],
  ['"fr": "a.dev/fr"', 'https://a.dev/fr'],
  ['"French": "/fr/"', 'https://a.dev/fr/'],
  ['"Yoruba": "https://a.dev/yo/"', 'yo'],
])('a translation, %s, has a language and an address at the host of the site', (entry, meant) => {
  const site = `{ "title": "A", "description": "B", "url": "https://a.dev/de/", "translations": { ${entry} } }`
  expect(listSuggestions(writeContent({ site }))).toEqual([meant])
})
