import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

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
