import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

const many = Object.fromEntries(
  ['Able', 'Baker', 'Carol', 'Dora'].map((name) => [name, { description: 'Words. '.repeat(9) }]),
)

test.each([
  [
    '{ "projects": { "Atlas": { "description": "A." } } }',
    'Write a list: "projects": [{ "name": "Atlas", "description": "A." }].',
  ],
  [
    '{ "awards": { "Best site": "2021", "Prize": { "awarder": "A" } } }',
    'Write a list: "awards": [{ "title": "Best site", "date": "2021" }, { "title": "Prize", "awarder": "A" }].',
  ],
  [
    '{ "references": { "Ada": "She asks." } }',
    'Write a list: "references": [{ "name": "Ada", "reference": "She asks." }].',
  ],
  [
    `{ "projects": ${JSON.stringify(many)} }`,
    'Write a list: "projects": [{ "name": "Able", … }, { "name": "Baker", … }, { "name": "Carol", … }, …].',
  ],
  [
    '{ "projects": { "Atlas": "https://atlas.dev/" } }',
    'Write a list: "projects": [{ "name": "Atlas", "url": "https://atlas.dev/" }].',
  ],
  [
    '{ "work": { "Developer": { "name": "Acme", "startDate": "2021" } } }',
    'Write a list: "work": [{ "position": "Developer", "name": "Acme", "startDate": "2021" }].',
  ],
  [
    '{ "work": { "Acme": "2021-2023" } }',
    'Write a list: "work": [{ "name": "Acme", "startDate": "2021", "endDate": "2023" }].',
  ],
  ['{ "work": { "Acme": "2021" } }', 'Write a list: "work": [{ "name": "Acme", … }].'],
  [
    '{ "awards": { "2021": "Prize", "2022": { "title": "Cup" } } }',
    'Write a list: "awards": [{ "title": "Cup", "date": "2022" }, { "title": "Prize", "date": "2021" }].',
  ],
  ['{ "projects": { "Atlas": "" } }', 'Write a list: "projects": [{ "name": "Atlas" }].'],
  [
    '{ "projects": { "atlas": { "name": "Atlas of ferries" } } }',
    'Write a list: "projects": [{ "id": "atlas", "name": "Atlas of ferries" }].',
  ],
  [
    '{ "projects": { "Maps": { "name": "Atlas" } } }',
    'Write a list: "projects": [{ "name": "Atlas" }]. In the entry "Maps", decide whether "name" is "Maps" or "Atlas".',
  ],
  ['{ "education": { "KTH": 1 } }', 'Write a list: "education": [{ "institution": "KTH", … }].'],
])('records after their names are shown as a list, in one problem: %s', (profile, help) => {
  expect(listHelps(writeContent({ rest: `"profile": ${profile}` }))).toEqual([help])
})

test('cards after their titles are shown as a list', () => {
  const cards = '{ "type": "expertise", "heading": "A", "cards": { "Full stack": "I build." } }'
  expect(listHelps(writeContent({ sections: cards }))).toEqual([
    'Write a list: "cards": [{ "title": "Full stack", "description": "I build." }].',
  ])
})

test.each([
  [
    '"awards": { "2019": "Old", "2023": "New" }',
    'Write a list: "awards": [{ "title": "New", "date": "2023" }, { "title": "Old", "date": "2019" }].',
  ],
  [
    '"work": { "2021-2023": "Acme", "2019": "Beta" }',
    'Write a list: "work": [{ "name": "Beta", … }, { "name": "Acme", … }]. Decide whether "2019" is a "startDate", an "endDate" or both. Keep the order of your entries.',
  ],
  [
    '"work": { "2019": { "name": "Beta", "position": "Developer" } }',
    'Write a list: "work": [{ "name": "Beta", … }]. Decide whether "2019" is a "startDate", an "endDate" or both.',
  ],
])('a year before an entry is its date, not its name: %s', (list, help) => {
  expect(listHelps(writeContent({ rest: `"profile": { ${list} }` }))).toEqual([help])
})

test('sections after their types are shown as a list', () => {
  const document = JSON.parse(writeContent({}))
  const listHelpsOfSections = (sections: object) =>
    listHelps(JSON.stringify({ ...document, sections }))
  expect(listHelpsOfSections({ hero: { tagline: 'Hi.' }, work: true })).toEqual([
    'Write a list: "sections": [{ "type": "hero", "tagline": "Hi." }, { "type": "experience" }].',
  ])
  expect(listHelpsOfSections({ hero: { tagline: 'Hi.' }, work: false })).toEqual([
    'Write a list: "sections": [{ "type": "hero", "tagline": "Hi." }].',
  ])
  expect(listHelpsOfSections({ hero: { type: 'about' } })).toEqual([
    'Write a list: "sections": [{ "type": "about" }]. In the entry "hero", decide whether "type" is "hero" or "about".',
  ])
  expect(listHelpsOfSections({ pricelist: {} })).toEqual([
    expect.stringContaining('Write a list [ ], such as [{ "type": "hero"'),
  ])
})
