import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each([
  ['true', 'Delete it: without "show" the section has all records.'],
  ['false', 'To hide the section, delete it. To show all records, delete "show".'],
])('"show" of a section is no switch: %s', (show, help) => {
  const section = `{ "type": "projects", "heading": "Work", "show": ${show} }`
  const rest = '"profile": { "projects": [{ "name": "Atlas" }] }'
  expect(listHelps(writeContent({ sections: section, rest }))).toEqual([help])
})
