import { describe, expect, test } from 'vitest'

import { listHelps, writeHero } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each([
  ['"show": false', 'Write "preloader": false.'],
  ['"hidden": true', 'Write "preloader": false.'],
  ['"visible": true', 'Delete it. The preloader is shown without it.'],
])('a switch of the preloader is a word alone: %s', (field, help) => {
  expect(listHelps(writeContent({ preloader: `{ ${field} }` }))).toEqual([help])
})

describe('a part that is hidden is left out', () => {
  test.each([
    [
      'a section',
      writeContent({ sections: writeHero('"hidden": true') }),
      'Delete it. To hide this, remove it from the list.',
    ],
    [
      'a record',
      writeContent({
        rest: '"profile": { "projects": [{ "name": "A", "description": "A.", "draft": true }] }',
      }),
      'Delete it. To hide this, name the other records in "show" of the section.',
    ],
    [
      'a record that no section chooses',
      writeContent({
        rest: '"profile": { "languages": [{ "language": "Sami", "hidden": true }] }',
      }),
      'Delete it. To hide this, remove it from the list.',
    ],
    [
      'a section of records',
      writeContent({
        sections: '{ "type": "projects", "heading": "Work", "hide": true }',
        rest: '"profile": { "projects": [{ "name": "Atlas" }, { "name": "Beacon" }, { "name": "Chart" }] }',
      }),
      'Delete it. To hide this, remove it from the list.',
    ],
  ])('%s', (_, text, help) => {
    expect(listHelps(text)).toEqual([help])
  })
})

test('a list of records to leave out leads to the list of those that are shown', () => {
  const sections = '{ "type": "projects", "heading": "Work", "hide": ["Atlas"] }'
  const rest = '"profile": { "projects": [{ "name": "Atlas" }, { "name": "Beacon" }] }'
  expect(listHelps(writeContent({ sections, rest }))).toEqual([
    expect.stringMatching(/^Delete it. Fields that could be here: .*"show"/u),
  ])
})
