import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each(['"hide": ["Beacon"]', '"Exclude": "beacon, Chart"'])(
  'a section names the records that it shows, not those that it leaves out: %s',
  (field) => {
    const rest = '"profile": { "projects": [{ "name": "Atlas" }, { "name": "Beacon" }] }'
    const section = `{ "type": "projects", "heading": "Work", ${field} }`
    expect(listHelps(writeContent({ sections: section, rest }))).toEqual([
      'Write the names of the records that the section shows in "show".',
    ])
  },
)
