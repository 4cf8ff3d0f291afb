import { expect, test } from 'vitest'

import { listHelps, writeSite } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each([
  [
    '"profile": { "summary": ["I map.", "I sail."] }',
    String.raw`Write one text in quotes, with \n\n between its paragraphs: "I map.\n\nI sail."`,
  ],
  ['"profile": { "label": ["Web", "developer"] }', 'Write one text in quotes: "Web developer".'],
  [
    '"profile": { "work": [{ "name": "A", "position": "B", "startDate": "2020", "location": { "city": "Oslo", "country": "Norway" } }] }',
    'Write "Oslo, Norway".',
  ],
])('what is meant as one text is shown as one: %s', (rest, help) => {
  expect(listHelps(writeContent({ rest }))).toEqual([help])
})

test.each([
  ['the text of a section', '{ "type": "about", "heading": "A", "text": ["I map.", "I sail."] }'],
  [
    'a card',
    '{ "type": "expertise", "heading": "A", "cards": [{ "title": "A", "description": ["I map.", "I sail."] }] }',
  ],
])('texts in a list are paragraphs where there may be several: %s', (_, sections) => {
  expect(listHelps(writeContent({ sections }))).toContain(
    String.raw`Write one text in quotes, with \n\n between its paragraphs: "I map.\n\nI sail."`,
  )
})

test.each(['["Designer", "Developer"]', '["designer", "developer"]'])(
  'several job titles have a sign between them: %s',
  (titles) => {
    const whole = String(JSON.parse(titles).join(' · '))
    expect(listHelps(writeContent({ rest: `"profile": { "label": ${titles} }` }))).toEqual([
      `Write one text in quotes: "${whole}".`,
    ])
  },
)

test('of several addresses one is named', () => {
  expect(listHelps(writeSite('"url": ["https://a.dev", "https://b.dev"]'))).toEqual([
    'Write one of them, as "https://a.dev".',
  ])
})
