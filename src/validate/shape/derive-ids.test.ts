import { describe, expect, test } from 'vitest'

import { content, options } from '#fixtures/small-content.ts'
import { itemsOf, propertyOf, valueAt } from '#json/untyped-value.ts'

import { validatePortfolio } from '../validate-portfolio.ts'

const hero = '{ "type": "hero", "tag": "Ada", "jobTitle": "Developer", "tagline": "In sync." }'

/** The ids of a list of valid content. */
function idsOf(text: string, ...path: (string | number)[]) {
  const { portfolio, problems } = validatePortfolio(text, options)
  const ids = itemsOf(valueAt(portfolio, path)).map((entry) => propertyOf(entry, 'id'))
  return { ids, errors: problems.filter(({ severity }) => severity === 'error') }
}

const profile = (list: string, ...entries: string[]) =>
  content({ rest: `"profile": { "${list}": [${entries.join(', ')}] }` })

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
    ['a text without Latin letters', '{ "name": "地图" }', 'interest-1'],
  ])('%s: %s', (list, record, id) => {
    const name = list.includes(' ') ? 'interests' : list
    expect(idsOf(profile(name, record), 'profile', name)).toEqual({ ids: [id], errors: [] })
  })
})

test.each([
  ['socialLinks', '"socialLinks": [{ "network": "My CV", "url": "/cv.pdf" }]', 'my-cv'],
  ['footer', '"footer": { "links": [{ "label": "Source", "url": "https://x.dev" }] }', 'source'],
])('a link of %s has the id of its text', (part, rest, id) => {
  const path = part === 'footer' ? ['footer', 'links'] : [part]
  expect(idsOf(content({ rest }), ...path)).toEqual({ ids: [id], errors: [] })
})

test('pictures and links of a project have ids from their file and text', () => {
  const images = '[{ "src": "media/a-map.png", "alt": "A" }]'
  const links = '[{ "label": "Code", "url": "https://x.dev" }]'
  const project = `{ "name": "A", "description": "B.", "images": ${images}, "links": ${links} }`
  const path = ['profile', 'projects', 0]
  expect(idsOf(profile('projects', project), ...path, 'images').ids).toEqual(['a-map'])
  expect(idsOf(profile('projects', project), ...path, 'links').ids).toEqual(['code'])
})

test.each([
  ['cards', '"type": "expertise", "heading": "A"', '"title": "Title", "description": "B."'],
  ['slides', '"type": "skills", "heading": "A"', '"title": "Title", "type": "ui"'],
  ['images', '"type": "gif-strip"', '"src": "https://example.org/a/title.png?b", "alt": "B"'],
])('%s of a section have ids', (list, fields, entry) => {
  const sections = `{ ${fields}, "${list}": [{ ${entry} }] }`
  expect(idsOf(content({ sections }), 'sections', 0, list)).toEqual({ ids: ['title'], errors: [] })
})

test('sections have the ids of their types, to which links lead', () => {
  const sections = [
    hero.replace(' }', ', "scrollTo": "hero-2" }'),
    hero,
    '{ "type": "contact", "heading": "Write", "intro": "To [the top](#hero)." }',
  ]
  expect(idsOf(content({ sections: sections.join(', ') }), 'sections')).toEqual({
    ids: ['hero', 'hero-2', 'contact'],
    errors: [],
  })
})

test('an id that is written stays, wherever it is, and no other entry gets it', () => {
  const names = [
    '"name": "Atlas"',
    '"name": "Atlas"',
    '"name": "B", "id": "Atlas-2"',
    '"name": "C", "id": "atlas"',
  ]
  const projects = names.map((name) => `{ ${name}, "description": "A.", "story": "stories/a.md" }`)
  expect(idsOf(profile('projects', ...projects), 'profile', 'projects')).toEqual({
    ids: ['atlas-3', 'atlas-4', 'Atlas-2', 'atlas'],
    errors: [],
  })
})

/** The problems of a section that shows one record. */
const showing = (id: string) =>
  validatePortfolio(
    content({
      rest: '"profile": { "projects": [{ "name": "Ward Light", "description": "A." }] }',
      sections: `${hero}, { "type": "projects", "heading": "A", "show": ["${id}"] }`,
    }),
    options,
  ).problems

const problemsOf = (list: string, entry: string) =>
  validatePortfolio(profile(list, entry), options).problems.map(
    ({ code, pointer, message }) => `${code} ${pointer} ${message}`,
  )

describe('"show"', () => {
  test('names a derived id', () => {
    expect(showing('ward-light')).toEqual([])
  })

  test('suggests one for an unknown id', () => {
    expect(showing('wardlight')).toMatchObject([
      { code: 'profile/unknown-record', suggestion: 'ward-light' },
    ])
  })
})

describe('what is wrong with an entry is not hidden', () => {
  test('without a name, its name is missing and its id is not', () => {
    expect(problemsOf('awards', '{}')).toEqual([
      'content/missing-field /profile/awards/0 The field "title" is missing here.',
    ])
  })

  test('an invalid id is reported', () => {
    expect(problemsOf('awards', '{ "title": "A", "id": "" }').join()).toContain('awards/0/id')
  })

  test('a misspelt id and a misspelt name have their right names', () => {
    const { problems } = validatePortfolio(
      profile('awards', '{ "idd": "a", "tittle": "A" }'),
      options,
    )
    expect(problems.map(({ suggestion }) => suggestion)).toEqual(['id', 'title'])
  })
})

test('an answer without an id is told one: scenes name it', () => {
  const answers = '[{ "label": "Yes" }, { "label": "Yes" }]'
  const scenes = '{ "intro": { "lines": ["A."], "ending": true } }'
  const sections = `{ "type": "conversation", "heading": "A", "speaker": "B", "answers": ${answers}, "scenes": ${scenes} }`
  const { problems } = validatePortfolio(content({ sections }), options)
  expect(problems.map(({ help }) => help)).toEqual(
    expect.arrayContaining(['Write "id": "yes".', 'Write "id": "yes-2".']),
  )
})

test('a list of thousands of equal entries is read in time', () => {
  const entries = Array.from({ length: 5000 }, () => '{ "name": "A" }')
  const { problems } = validatePortfolio(profile('interests', ...entries), options)
  expect(problems.map(({ code }) => code)).toEqual(['content/too-big'])
})
