import { describe, expect, test } from 'vitest'

import { listAdvice, listHelps, writeProfile, writeTheme } from '#fixtures/list-helps.ts'
import { hero, writeContent } from '#fixtures/small-content.ts'

const writeTop = (rest: string) => writeContent({ rest })
const writeSection = (type: string, rest: string) =>
  writeContent({ sections: `{ "type": "${type}", "id": "a", "heading": "A", ${rest} }` })

test.each([
  ['a name of the owner at the top', writeTop('"name": "Ada"'), 'Write it in "profile".'],
  ['jobs at the top', writeTop('"work": []'), 'Write it in "profile".'],
  ['a job title at the top', writeTop('"label": "Developer"'), 'Write it in "profile".'],
  ['a scheme at the top', writeTop('"scheme": "light"'), 'Write it in "theme".'],
  ['an accent at the top', writeTop('"accent": "#7c3aed"'), 'Write it in "theme".'],
  ['a language at the top', writeTop('"language": "de"'), 'Write it in "site".'],
  [
    'a field of a section at the top',
    writeTop('"tagline": "Words."'),
    'Write it in the section "home".',
  ],
  [
    'the positions of a job',
    writeProfile('"work": [{ "name": "A", "positions": [{ "title": "B" }] }]'),
    'Write one record for each position, with the same "name": the page shows them together.',
  ],
  ['a scheme in the profile', writeProfile('"scheme": "light"'), 'Write it in "theme".'],
  ['a theme in the profile', writeProfile('"theme": {}'), 'Write it beside "profile", not in it.'],
  [
    'projects in their section',
    writeSection('projects', '"projects": [{ "name": "A" }]'),
    'Write it in "profile".',
  ],
  [
    'jobs in their section',
    writeSection('experience', '"jobs": [{ "name": "A" }]'),
    'Write it in "profile", as "work" or "volunteer".',
  ],
  [
    'groups in a section of skills',
    writeSection('skill-groups', '"groups": [{ "name": "A" }]'),
    'Write it in "profile", as "skills".',
  ],
  [
    'a section beside the list',
    writeTop('"about": { "heading": "x" }'),
    'Write it in "sections", as { "type": "about", "heading": "x" }.',
  ],
  [
    'a section without a field',
    writeTop('"hero": {}'),
    'Write it in "sections", as { "type": "hero" }.',
  ],
  [
    'a section of records',
    writeTop('"projects": { "heading": "Work", "show": ["atlas"] }'),
    'Write it in "sections", as { "type": "projects", "heading": "Work", "show": ["atlas"] }.',
  ],
  [
    'a section under another name',
    writeTop('"caseStudies": { "heading": "Work" }'),
    'Write it in "sections", as { "type": "projects", "heading": "Work" }.',
  ],
  [
    'a long section',
    writeTop(`"contact": { "heading": "Contact", "intro": "${'a'.repeat(150)}" }`),
    'Write it in "sections", as { "type": "contact" } with its fields beside that.',
  ],
  [
    'what the profile has about contacts',
    writeTop('"contact": { "email": "ada@ada.dev" }'),
    'Write its fields directly in "profile".',
  ],
  [
    'jobs at the top under another name',
    writeTop('"jobs": [{}]'),
    'Write it in "profile", as "work".',
  ],
])('the help about %s says where it belongs', (_, text, advice) => {
  expect(listAdvice(text)).toEqual([advice])
})

describe('a field of another tool is told its place and its name there', () => {
  test.each([
    [{ rest: '"colorScheme": "dark"' }, 'Write it in "theme", as "scheme".'],
    [{ rest: '"lang": "en"' }, 'Write it in "site", as "language".'],
    [{ rest: '"bio": "I build."' }, 'Write it in "profile", as "summary".'],
    [
      { site: '{ "title": "A", "description": "B.", "colorScheme": "light" }' },
      'Write it in "theme", as "scheme".',
    ],
    [{ rest: '"navigation": "Sections"' }, 'Write it in "labels".'],
    [
      { rest: '"links": [{ "label": "A", "url": "https://a.dev" }]' },
      'Write it as "socialLinks" for your pages elsewhere, or in "footer" for links at the end of each page.',
    ],
  ])('%j', (parts, help) => {
    expect(listHelps(writeContent(parts))).toEqual([help])
  })
})

test('fields one level too deep are one problem', () => {
  const theme = '{ "theme": { "scheme": "dark", "accent": "#7c3aed" } }'
  expect(listHelps(writeTheme(theme))).toEqual(['Write its fields directly in "theme".'])
})

test.each(['socialLinks', 'theme'])('"%s" in a section belongs beside the sections', (field) => {
  const sections = hero.replace('{', `{ "${field}": ["https://github.com/ada"],`)
  expect(listHelps(writeContent({ sections }))).toEqual([
    `Write "${field}" beside "sections", outside of them.`,
  ])
})

describe('records in their section are shown as the profile has them, and are then valid', () => {
  test.each([
    [
      'projects',
      '"items": [{ "title": "Atlas", "subtitle": "A map.", "link": "atlas.ada.dev", "image": "atlas.png", "alt": "A map", "tags": ["Maps"], "repo": "https://github.com/ada/atlas" }, {}]',
      'Write it in "profile", as "projects": [{ "name": "Atlas", "description": "A map.", "url": "https://atlas.ada.dev", "images": [{ "src": "media/atlas.png", "alt": "A map" }], "keywords": ["Maps"], "links": [{ "label": "Code", "url": "https://github.com/ada/atlas" }] }, …]. Write the others in the same way.',
    ],
    [
      'projects',
      '"projects": [{ "title": "Atlas", "screenshots": ["media/a.png"] }]',
      'Write it in "profile", as "projects": [{ "name": "Atlas", "images": [{ "src": "media/a.png", "alt": "A map with green dots" }] }].',
    ],
    [
      'experience',
      '"jobs": [{ "company": "Acme", "title": "Developer", "from": "2020" }]',
      'Write it in "profile", as "work" or "volunteer", such as "work": [{ "name": "Acme", "position": "Developer", "startDate": "2020" }].',
    ],
    [
      'writing',
      '"items": [{ "title": "On maps", "venue": "WebConf", "year": 2023 }]',
      'Write it in "profile", as "publications" or "talks", such as "talks": [{ "title": "On maps", "event": "WebConf", "date": 2023 }].',
    ],
    [
      'education',
      '"items": [{ "school": "KTH", "field": "Physics", "year": "2020" }]',
      'Write it in "profile", as "education": [{ "institution": "KTH", "area": "Physics", "startDate": "2020", "endDate": "2020" }].',
    ],
  ])('%s: %s', (type, field, help) => {
    expect(listAdvice(writeSection(type, field))).toEqual([help])
    const [, record] = /("\w+": \[.*?\})(?:, …)?\]\./u.exec(help) ?? []
    expect(listHelps(writeProfile(`"name": "Ada", ${record}]`))).toEqual([])
  })

  test('beside those that the profile has', () => {
    const sections = '{ "type": "projects", "heading": "A", "items": [{ "title": "Atlas" }, {}] }'
    const rest = '"profile": { "name": "Ada", "projects": [{ "name": "Ward" }] }'
    expect(listAdvice(writeContent({ sections, rest }))).toEqual([
      'Add each to "projects" of "profile", as { "name": "Atlas" }. Write the others in the same way.',
    ])
  })

  test('without a record that would hide the sentence', () => {
    const field = `"items": [{ "title": "A", "description": "${'a'.repeat(600)}" }]`
    expect(listAdvice(writeSection('projects', field))).toEqual([
      'Write it in "profile", as "projects".',
    ])
  })

  test('at the top', () => {
    expect(listAdvice(writeTop('"projects": [{ "title": "Atlas" }]'))).toEqual([
      'Write it in "profile", as "projects": [{ "name": "Atlas" }].',
    ])
    expect(listAdvice(writeTop('"jobs": [{ "company": "Acme" }]'))).toEqual([
      'Write it in "profile", as "work": [{ "name": "Acme" }].',
    ])
  })
})
