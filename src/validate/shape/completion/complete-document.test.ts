import { describe, expect, test } from 'vitest'

import { heroWithoutId, listIds, listProblems, writeRecords } from '#fixtures/read-part.ts'
import { options, writeContent } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

describe('a record without an id has one from its text', () => {
  test.each([
    ['projects', '{ "name": "Ward Light", "description": "A." }', 'ward-light'],
    ['work', '{ "name": "Tidewater", "position": "A", "startDate": "2021" }', 'tidewater'],
    [
      'volunteer',
      '{ "organization": "Code club", "position": "A", "startDate": "2021" }',
      'code-club',
    ],
    ['education', '{ "institution": "University" }', 'university'],
    ['talks', '{ "title": "Über maps", "event": "A" }', 'uber-maps'],
    ['publications', '{ "name": "Maps" }', 'maps'],
    ['certificates', '{ "name": "Fire" }', 'fire'],
    ['awards', '{ "title": "3D" }', 'award-3d'],
    ['skills', '{ "name": "Web" }', 'web'],
    ['languages', '{ "language": "English" }', 'english'],
    ['interests', '{ "name": "Sailing" }', 'sailing'],
    ['references', '{ "name": "Mira Sand", "reference": "A." }', 'mira-sand'],
    ['profiles', '{ "network": "GitHub", "url": "https://x.dev" }', 'github'],
  ])('%s: %s', (list, record, id) => {
    expect(listIds(writeRecords(list, record), 'profile', list)).toEqual({ ids: [id], errors: [] })
  })

  test('or from its number, if its text has no Latin letters', () => {
    const text = writeRecords('interests', '{ "name": "地图" }')
    expect(listIds(text, 'profile', 'interests')).toEqual({ ids: ['interest-1'], errors: [] })
  })
})

test.each([
  ['socialLinks', '"socialLinks": [{ "network": "My CV", "url": "/cv.pdf" }]', 'my-cv'],
  ['footer', '"footer": { "links": [{ "label": "Source", "url": "https://x.dev" }] }', 'source'],
])('a link of %s has the id of its text', (part, rest, id) => {
  const path = part === 'footer' ? ['footer', 'links'] : [part]
  expect(listIds(writeContent({ rest }), ...path)).toEqual({ ids: [id], errors: [] })
})

test('pictures and links of a project have ids from their file and text', () => {
  const images = '[{ "src": "media/a-map.png", "alt": "A" }]'
  const links = '[{ "label": "Code", "url": "https://x.dev" }]'
  const project = `{ "name": "A", "description": "B.", "images": ${images}, "links": ${links} }`
  const path = ['profile', 'projects', 0]
  expect(listIds(writeRecords('projects', project), ...path, 'images').ids).toEqual(['a-map'])
  expect(listIds(writeRecords('projects', project), ...path, 'links').ids).toEqual(['code'])
})

test.each([
  ['cards', '"type": "expertise", "heading": "A"', '"title": "Title", "description": "B."'],
  ['slides', '"type": "skills", "heading": "A"', '"title": "Title", "type": "ui"'],
  ['images', '"type": "gif-strip"', '"src": "https://example.org/a/title.png?b", "alt": "B"'],
])('%s of a section have ids', (list, fields, entry) => {
  const sections = `{ ${fields}, "${list}": [{ ${entry} }] }`
  expect(listIds(writeContent({ sections }), 'sections', 0, list)).toEqual({
    ids: ['title'],
    errors: [],
  })
})

test('sections have the ids of their types, to which links lead', () => {
  const sections = [
    heroWithoutId.replace(' }', ', "scrollTo": "hero-2" }'),
    heroWithoutId,
    '{ "type": "contact", "heading": "Write", "intro": "To [the top](#hero)." }',
  ]
  expect(listIds(writeContent({ sections: sections.join(', ') }), 'sections')).toEqual({
    ids: ['hero', 'hero-2', 'contact'],
    errors: [],
  })
})

test('an id that is written stays, wherever it is, and no other entry gets it', () => {
  const names = [
    '"name": "Atlas"',
    '"name": "Atlas"',
    '"name": "B", "id": "Atlas-2"',
    '"name": "ATLAS", "id": "atlas"',
  ]
  const projects = names.map((name) => `{ ${name}, "description": "A.", "story": "stories/a.md" }`)
  expect(listIds(writeRecords('projects', ...projects), 'profile', 'projects')).toEqual({
    ids: ['atlas-3', 'atlas-4', 'Atlas-2', 'atlas'],
    errors: [],
  })
})

describe('what is wrong with an entry is not hidden', () => {
  test('without a name, its name is missing and its id is not', () => {
    expect(listProblems('awards', '{}')).toEqual([
      'content/missing-field /profile/awards/0 The field "title" is missing here.',
    ])
  })

  test('an invalid id is reported', () => {
    expect(listProblems('awards', '{ "title": "A", "id": "" }').join()).toContain('awards/0/id')
  })

  test('a misspelt id and a misspelt name have their right names', () => {
    const { problems } = validatePortfolio(
      writeRecords('awards', '{ "idd": "a", "tittle": "A" }'),
      options,
    )
    expect(problems.map(({ suggestion }) => suggestion)).toEqual(['id', 'title'])
  })
})

test('a list of thousands of equal entries is read in time', () => {
  const entries = Array.from({ length: 5000 }, () => '{ "name": "A" }')
  const { problems } = validatePortfolio(writeRecords('interests', ...entries), options)
  expect(problems.map(({ code }) => code)).toEqual(['content/too-big'])
})
