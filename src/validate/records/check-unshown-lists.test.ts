import { expect, test } from 'vitest'

import { writeContent, hero, options } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

import { checkUnshownLists } from './check-unshown-lists.ts'

const profile = {
  work: [{ id: 'tidewater' }],
  volunteer: [{ id: 'club' }],
  education: [{ id: 'university' }],
  projects: [{ id: 'atlas' }],
  references: [{ id: 'mira' }],
  awards: [],
}

const line = { text: 'This is Atlas.', show: 'atlas' }
const talk = { type: 'conversation', scenes: { intro: { lines: [line] } } }

test('lists that no section shows are one warning, with the types that would show them', () => {
  const sections = [{ type: 'hero' }, talk]
  expect(checkUnshownLists({ profile, sections })).toMatchObject([
    {
      path: ['profile', 'work'],
      message: 'No section shows "work", "volunteer", "education" and "references" of the profile.',
      help: 'Add sections: "experience" for "work" and "volunteer", "education" for "education". No type of section shows "references": quote it in the text of a section, and delete the list.',
    },
  ])
})

test('a conversation that names no project shows none, and one section is enough', () => {
  const shown = ['experience', 'education', 'conversation'].map((type) => ({ type }))
  const others = { ...profile, references: [] }
  expect(checkUnshownLists({ profile: others, sections: shown })).toMatchObject([
    {
      message: 'No section shows "projects" of the profile.',
      help: 'Add a section: "projects" for "projects".',
    },
  ])
  const sections = [...shown, { type: 'projects', show: [] }]
  expect(checkUnshownLists({ profile: others, sections })).toEqual([])
  expect(checkUnshownLists({ profile, sections })).toMatchObject([
    {
      message: 'No section shows "references" of the profile.',
      help: 'No type of section shows "references": quote it in the text of a section, and delete the list.',
    },
  ])
})

test('a section of text alone shows no list', () => {
  const check = (fields: object) =>
    checkUnshownLists({
      profile: { languages: [{ id: 'polish' }] },
      sections: [{ type: 'about', text: 'I ask first.', ...fields }],
    })
  expect(check({ showProfile: false })).toMatchObject([
    { help: 'Add a section: "about" for "languages".' },
  ])
  expect(check({})).toEqual([])
})

/** The codes of a content with a hero and a group of skills. */
function listProblemCodes(skill: string): string[] {
  const text = writeContent({ sections: hero, rest: `"profile": { "skills": [${skill}] }` })
  return validatePortfolio(text, options).problems.map(({ code }) => code)
}

test('it is reported once nothing else is wrong', () => {
  expect(listProblemCodes('{ "name": "Web" }')).toEqual(['profile/not-shown'])
  expect(listProblemCodes('{ "name": 5 }')).toEqual(['content/wrong-type'])
})

test('two sections with one name in the navigation are a warning', () => {
  const sections = [
    hero.replace('}', ', "navLabel": "Home" }'),
    '{ "type": "about", "heading": "A", "navLabel": "Home", "text": "A." }',
  ]
  const { problems } = validatePortfolio(writeContent({ sections: sections.join(', ') }), options)
  expect(problems.map(({ code, pointer }) => [code, pointer])).toContainEqual([
    'content/same-heading',
    '/sections/1/navLabel',
  ])
})
