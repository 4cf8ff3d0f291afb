import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each([
  ['"hide": ["Beacon"]', 'Write the records that the section shows: "show": ["Atlas", "Chart"].'],
  ['"exclude": "beacon, Chart"', 'Write the records that the section shows: "show": ["Atlas"].'],
  ['"Hide": "chart"', 'Write the records that the section shows: "show": ["Atlas", "Beacon"].'],
  [
    '"show": ["Chart", "Atlas"], "hide": ["Atlas"]',
    'Write the records that the section shows: "show": ["Chart"].',
  ],
  [
    '"hide": ["Atlas", "Beacon", "Chart"]',
    'Delete the section: no record of it is left. Or write those that it shows in "show".',
  ],
  ['"hide": ["Atlsa"]', 'Write the names of the records that the section shows in "show".'],
])('the records that a section leaves out are shown as those that it has: %s', (field, help) => {
  const rest =
    '"profile": { "projects": [{ "name": "Atlas" }, { "name": "Beacon" }, { "name": "Chart" }] }'
  const section = `{ "type": "projects", "heading": "Work", ${field} }`
  expect(listHelps(writeContent({ sections: section, rest }))).toEqual([help])
})

test.each([
  ['"Atlas"', '["مدينة"]'],
  ['"atlas-2"', '["Atlas", "مدينة"]'],
  ['"مدينة"', '["Atlas", "atlas-2"]'],
])('of records with the same name, all but the first have their ids: hide %s', (hidden, shown) => {
  const rest =
    '"profile": { "projects": [{ "name": "Atlas" }, { "name": "Atlas" }, { "name": "مدينة" }] }'
  const write = (field: string) =>
    writeContent({ sections: `{ "type": "projects", "heading": "Work", ${field} }`, rest })
  expect(listHelps(write(`"hide": ${hidden}`))).toEqual([
    `Write the records that the section shows: "show": ${shown}.`,
  ])
  expect(listHelps(write(`"show": ${shown}`))).toEqual([])
})
