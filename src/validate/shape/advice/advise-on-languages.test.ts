import { describe, expect, test } from 'vitest'

import { listHelps, writeHero, writeSite } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

const second = (language: string) =>
  `A second language is a second site, with a content file of its own such as content/${language}/portfolio.json: see docs/second-site.md of Folio.`

describe('a text in several languages is written in one', () => {
  test.each([
    ['{ "en": "I map.", "tr": "Harita." }', 'Write "I map.", the text in "en" alone.', 'tr'],
    ['{ "Turkish": "Harita.", "en": "I map." }', 'Write "I map.", the text in "en" alone.', 'tr'],
    ['{ "de": "Karten.", "tr": "Harita." }', 'Write "Karten.", the text in "de" alone.', 'tr'],
    ['{ "en": "I map." }', 'Write "I map.", the text in "en" alone.', 'sv'],
    [`{ "en": "${'a'.repeat(90)}", "tr": "B" }`, 'Write the text in "en" alone.', 'tr'],
  ])('%s', (tagline, help, language) => {
    const sections = writeHero('').replace(/"tagline": .*/u, `"tagline": ${tagline} }`)
    expect(listHelps(writeContent({ sections }))).toEqual([`${help} ${second(language)}`])
  })

  test('that of the site', () => {
    const fields = '"language": "tr", "owner": { "en": "The Ada", "tr": "Ada" }'
    expect(listHelps(writeSite(fields))).toEqual([
      `Write "Ada", the text in "tr" alone. ${second('en')}`,
    ])
  })

  test.each([
    ['en-GB', '{ "de": "Karten", "en": "Maps" }', '"Maps", the text in "en"', 'de'],
    ['en-gb', '{ "en": "A", "en-GB": "B" }', '"B", the text in "en-GB"', 'en'],
    ['pt', '{ "en": "Maps", "pt-BR": "Mapas" }', '"Mapas", the text in "pt-BR"', 'en'],
    ['en-GB', '{ "de": "Karten", "en-US": "Maps" }', '"Karten", the text in "de"', 'en-US'],
  ])('that of a site in %s among %s', (language, owner, shown, other) => {
    expect(listHelps(writeSite(`"language": "${language}", "owner": ${owner}`))).toEqual([
      `Write ${shown} alone. ${second(other)}`,
    ])
  })

  test.each(['{ "id": "a", "to": "b" }', '{ "en": 5 }', '{ "en": "A", "size": "B" }', '{ }'])(
    'and %s is none',
    (owner) => {
      expect(listHelps(writeSite(`"owner": ${owner}`))).toEqual([
        expect.stringMatching(/^Write text in quotes/u),
      ])
    },
  )
})
