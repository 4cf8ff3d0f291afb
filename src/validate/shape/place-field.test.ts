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
    'Write it in "sections", as { "type": "about" } with its fields beside that.',
  ],
  [
    'a section without a field',
    writeTop('"hero": {}'),
    'Write it in "sections", as { "type": "hero" } with its fields beside that.',
  ],
  [
    'a section of records',
    writeTop('"projects": { "heading": "Work", "show": ["atlas"] }'),
    'Write it in "sections", as { "type": "projects" } with its fields beside that.',
  ],
  [
    'a section under another name',
    writeTop('"caseStudies": { "heading": "Work" }'),
    'Write it in "sections", as { "type": "projects" } with its fields beside that.',
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
