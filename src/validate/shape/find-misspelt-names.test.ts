import { describe, expect, test } from 'vitest'

import { listHelps, listSuggestions } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

describe('one date of another tool', () => {
  test.each([
    ['projects', '"name": "A"', '"year": 2022'],
    ['projects', '"name": "A"', '"date": "2022"'],
    ['work', '"name": "A", "position": "B"', '"year": "2022"'],
  ])('may be the period of a record of %s: { %s, %s }', (list, fields, date) => {
    const rest = `"profile": { "${list}": [{ ${fields}, ${date} }] }`
    expect(listHelps(writeContent({ rest }))).toEqual([
      'Write "startDate": "2022", "endDate": "2022" for that time alone. Without "endDate" it continues today.',
    ])
  })

  test.each([
    ['projects', '"name": "A", "endDate": "2023", "year": 2022', 'startDate'],
    ['publications', '"name": "A", "year": 2022', 'releaseDate'],
  ])('is the date that is missing in a record of %s: { %s }', (list, fields, name) => {
    expect(listHelps(writeContent({ rest: `"profile": { "${list}": [{ ${fields} }] }` }))).toEqual([
      `Write "${name}", or delete it.`,
    ])
  })
})

test.each([
  ['gifstrip', 'gif-strip'],
  ['shop', undefined],
])('the section type "%s" may mean %s', (type, meant) => {
  expect(listSuggestions(writeContent({ sections: `{ "type": "${type}" }` }))).toEqual([meant])
})
