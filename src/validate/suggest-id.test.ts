import { expect, test } from 'vitest'

import { content, options } from '#fixtures/small-content.ts'

import { validatePortfolio } from './validate-portfolio.ts'

/** The help of each field that is missing. */
function helpOf(rest: string, sections?: string) {
  const { problems } = validatePortfolio(content({ rest, ...(sections && { sections }) }), options)
  return problems.filter(({ code }) => code === 'content/missing-field').map(({ help }) => help)
}

const profile = (list: string, ...entries: string[]) =>
  `"profile": { "${list}": [${entries.join(', ')}] }`

test.each([
  ['a project', profile('projects', '{ "name": "Ward Light", "description": "A." }'), 'ward-light'],
  ['a talk', profile('talks', '{ "title": "Über maps", "event": "A" }'), 'uber-maps'],
  ['a study', profile('education', '{ "institution": "University" }'), 'university'],
  ['a language', profile('languages', '{ "language": "English", "fluency": "Good" }'), 'english'],
  [
    'a profile elsewhere',
    profile('profiles', '{ "network": "GitHub", "url": "https://x.dev" }'),
    'github',
  ],
  [
    'a picture',
    profile(
      'projects',
      '{ "id": "a", "name": "A", "description": "A.", "images": [{ "src": "media/a-map.png", "alt": "A" }] }',
    ),
    'a-map',
  ],
  [
    'a name that is taken',
    profile(
      'projects',
      '{ "id": "a1", "name": "B", "description": "A." }',
      '{ "name": "A1", "description": "A." }',
    ),
    'a1-2',
  ],
  ['a name that begins with a digit', profile('awards', '{ "title": "3D" }'), 'entry-3d'],
])('%s without an id is told one', (_, rest, id) => {
  expect(helpOf(rest)).toEqual([`Write "id": "${id}".`])
})

test('two entries of one name are told two ids', () => {
  const skill = '{ "name": "Web", "keywords": ["A"] }'
  expect(helpOf(profile('skills', skill, skill))).toEqual([
    'Write "id": "web".',
    'Write "id": "web-2".',
  ])
})

test('a section without an id is told one', () => {
  const section = '{ "type": "projects", "heading": "My work" }'
  expect(helpOf('"footer": {}', section)).toEqual(['Write "id": "my-work".'])
})

test('an entry that nothing names is told to have an id', () => {
  expect(helpOf(profile('awards', '{}'))).toContain('Add it, or delete the part that needs it.')
})
