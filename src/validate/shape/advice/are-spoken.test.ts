import { describe, expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

describe('"languages" beside "site" that a person speaks are those of the profile', () => {
  test.each([
    ['[{ "language": "German", "fluency": "C1" }]', '.'],
    ['[{ "language": "de", "fluency": "C1" }]', '.'],
    ['["German", "English"]', '.'],
    ['[{ "language": "German" }]', '.'],
    ['{ "German": "C1", "English": "Fluent" }', '.'],
    ['"German, English"', '.'],
    [
      '[{ "name": "German", "level": "C1" }, { "name": "Dutch", "level": "A2" }]',
      ', as "languages": [{ "language": "German", "fluency": "C1" }, …]. Write the others in the same way.',
    ],
  ])('%s', (languages, end) => {
    expect(listHelps(writeContent({ rest: `"languages": ${languages}` }))).toEqual([
      `Write it in "profile"${end}`,
    ])
  })
})

describe('"languages" with tags or addresses are those of other sites', () => {
  test.each([
    '["de", "pt-BR"]',
    '["https://de.ada.dev/"]',
    '[{ "code": "de", "name": "Deutsch" }]',
    '[{ "name": "German", "url": "https://ada.dev/de/" }]',
    '{ "German": "https://ada.dev/de/" }',
    '{ "de": "German" }',
    '[""]',
    '[]',
    '{}',
  ])('%s', (languages) => {
    expect(listHelps(writeContent({ rest: `"languages": ${languages}` }))).toEqual([
      expect.stringMatching(/^Delete it. "language" in "site" is the language of this site/u),
    ])
  })
})
