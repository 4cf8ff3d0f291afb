import { describe, expect, test } from 'vitest'

import { readPart } from '#fixtures/read-part.ts'
import { options, writeContent } from '#fixtures/small-content.ts'
import { readValue } from '#json/untyped-value.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

import { completeDocument } from './complete-document.ts'

test.each([
  ['Farsi', 'fa'],
  ['filipino', 'fil'],
  ['Mandarin', 'zh'],
  ['UK English', 'en-GB'],
  ['UK-English', 'en-GB'],
  ['us_english', 'en-US'],
  ['GERMAN', 'de'],
  ['ČEŠTINA', 'cs'],
  ['English (US)', 'en-US'],
  ['Portuguese (Brazil)', 'pt-BR'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['Chinese (Simplified)', 'zh-Hans'],
])('the language %s is %s', (name, tag) => {
  const site = `{ "title": "A", "description": "B.", "language": "${name}", "translations": { "${name}": "https://a.dev/" } }`
  const completed = completeDocument(JSON.parse(writeContent({ site })))
  expect(readValue(completed, ['site', 'language'])).toBe(tag)
  expect(readValue(completed, ['site', 'translations'])).toEqual({ [tag]: 'https://a.dev/' })
})

test.each([
  ['host', 'GitHub Pages', 'github-pages'],
  ['host', 'github', 'github-pages'],
  ['host', 'gh-pages', 'github-pages'],
  ['host', 'Cloudflare', 'cloudflare-pages'],
  ['language', 'DE', 'de'],
  ['language', 'PT_br', 'pt-BR'],
  ['language', 'zh-hant-tw', 'zh-Hant-TW'],
  ['language', 'en-UK', 'en-GB'],
  ['language', 'de_DE', 'de-DE'],
  ['language', 'german', 'de'],
  ['language', 'Deutsch', 'de'],
  ['language', 'brazilian Portuguese', 'pt-BR'],
  ['language', 'Traditional Chinese', 'zh-Hant'],
  ['language', 'Čeština', 'cs'],
  ['language', '日本語', 'ja'],
])('%s of the site, "%s", is "%s"', (field, written, meant) => {
  const site = `{ "title": "Title", "description": "Words.", "${field}": "${written}" }`
  expect(readPart(writeContent({ site }), 'site', field)).toEqual({ part: meant, errors: [] })
})

const writeTranslations = (entries: string) =>
  writeContent({ site: `{ "title": "A", "description": "B.", "translations": { ${entries} } }` })

test('translations may be named by their languages, each once', () => {
  const { portfolio } = validatePortfolio(
    writeTranslations('"German": "https://ada.dev/de/", "PT-br": "https://ada.dev/pt/"'),
    options,
  )
  expect(Object.keys(readValue(portfolio, ['site', 'translations']) ?? {})).toEqual(['de', 'pt-BR'])
  const repeated = writeTranslations('"German": "https://a.dev/de/", "de": "https://a.dev/x/"')
  expect(validatePortfolio(repeated, options).problems[0]?.message).toBe(
    '"de" is the same language as "German".',
  )
})

describe('a preloader may be its letters alone', () => {
  test('as a text', () => {
    const { part, errors } = readPart(writeContent({ preloader: '"ADA"' }), 'preloader')
    expect(errors).toEqual([])
    expect(part).toMatchObject({ enabled: true, letters: ['A', 'D', 'A'] })
  })

  test('as a list', () => {
    const { part, errors } = readPart(writeContent({ preloader: '["I", "O"]' }), 'preloader')
    expect(errors).toEqual([])
    expect(part).toMatchObject({ enabled: true, letters: ['I', 'O'] })
  })

  test.each([
    ['["I", 5]', '/preloader/1 This is the number 5, and text in quotes belongs here.'],
    ['["A", "B", "C", "D", "E", "F"]', '/preloader This list has 6 items; it may have at most 5.'],
  ])('a list that is no preloader has its problem there: %s', (preloader, problem) => {
    const { problems } = validatePortfolio(writeContent({ preloader }), options)
    expect(problems.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([problem])
  })
})
