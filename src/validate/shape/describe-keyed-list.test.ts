import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each([
  [
    '{ "projects": { "Atlas": { "description": "A." } } }',
    'Write a list: "projects": [{ "name": "Atlas", … }].',
  ],
  [
    '{ "awards": { "Best site": "2021", "Prize": { "awarder": "A" } } }',
    'Write a list: "awards": [{ "title": "Best site", … }, { "title": "Prize", … }].',
  ],
  [
    '{ "awards": { "2021": "Prize", "2022": { "title": "Cup" } } }',
    'Write a list: "awards": [{ "title": "Prize", … }, { "title": "Cup", … }].',
  ],
  [
    '{ "references": { "Able": "A.", "Baker": "B.", "Carol": "C.", "Dora": "D." } }',
    'Write a list: "references": [{ "name": "Able", … }, { "name": "Baker", … }, { "name": "Carol", … }, …].',
  ],
  [
    '{ "projects": { "atlas": { "name": "Atlas of ferries" } } }',
    'Write a list: "projects": [{ "name": "Atlas of ferries", … }].',
  ],
])('records after their names are shown as a list, in one problem: %s', (profile, help) => {
  expect(listHelps(writeContent({ rest: `"profile": ${profile}` }))).toEqual([help])
})

test('cards after their titles are shown as a list', () => {
  const cards = '{ "type": "expertise", "heading": "A", "cards": { "Full stack": "I build." } }'
  expect(listHelps(writeContent({ sections: cards }))).toEqual([
    'Write a list: "cards": [{ "title": "Full stack", … }].',
  ])
})

test('sections after their types are shown as a list', () => {
  const document = JSON.parse(writeContent({}))
  const listHelpsOfSections = (sections: object) =>
    listHelps(JSON.stringify({ ...document, sections }))
  expect(listHelpsOfSections({ hero: { tagline: 'Hi.' }, work: true })).toEqual([
    'Write a list: "sections": [{ "type": "hero", … }, { "type": "experience", … }].',
  ])
  expect(listHelpsOfSections({ pricelist: {} })).toEqual([
    expect.stringContaining('Write a list [ ], such as [{ "type": "hero"'),
  ])
})
