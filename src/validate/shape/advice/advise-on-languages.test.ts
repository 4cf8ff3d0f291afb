import { expect, test } from 'vitest'

import { listHelps, writeSite } from '#fixtures/list-helps.ts'

test.each([
  '{ "en": "I map.", "tr": "Harita." }',
  '{ "Turkish": "Harita.", "pt-BR": "Mapas." }',
  '{ "de": "Karten." }',
])('a text in several languages is written in one: %s', (owner) => {
  expect(listHelps(writeSite(`"owner": ${owner}`))).toEqual([
    'Write one text, in the language of this site. A second language is a second site, with a content file of its own such as content/sv/portfolio.json: see docs/second-site.md of Folio.',
  ])
})

test.each(['{ "id": "a", "to": "b" }', '{ "en": 5 }', '{ "en": "A", "size": "B" }', '{ }'])(
  '%s is no text in several languages',
  (owner) => {
    expect(listHelps(writeSite(`"owner": ${owner}`))).toEqual([
      expect.stringMatching(/^Write text in quotes/u),
    ])
  },
)
