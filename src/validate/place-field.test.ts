import { expect, test } from 'vitest'

import { content, conversation, options } from '#fixtures/small-content.ts'

import { validatePortfolio } from './validate-portfolio.ts'

/** The help and the suggestion of each field that the model does not know. */
function adviceFor(text: string) {
  const { problems } = validatePortfolio(text, options)
  return problems
    .filter(({ code }) => code === 'content/unknown-key')
    .map(({ help, suggestion }) => suggestion ?? help)
}

const top = (rest: string) => content({ rest })
const profile = (rest: string) => content({ rest: `"profile": { ${rest} }` })
const project = (rest: string) => profile(`"projects": [{ "id": "a", "name": "A", ${rest} }]`)
const section = (type: string, rest: string) =>
  content({ sections: `{ "type": "${type}", "id": "a", "heading": "A", ${rest} }` })
const scene = (rest: string) => content({ sections: conversation(`{ "intro": { ${rest} } }`) })

test.each([
  ['a name of the owner at the top', top('"name": "Ada"'), 'Write it in "profile".'],
  ['jobs at the top', top('"work": []'), 'Write it in "profile".'],
  ['a job title at the top', top('"label": "Developer"'), 'Write it in "profile".'],
  ['a scheme at the top', top('"scheme": "light"'), 'Write it in "theme".'],
  ['an accent at the top', top('"accent": "#7c3aed"'), 'Write it in "theme".'],
  ['a language at the top', top('"language": "de"'), 'Write it in "site".'],
  ['a scheme in the profile', profile('"scheme": "light"'), 'Write it in "theme".'],
  ['a theme in the profile', profile('"theme": {}'), 'Write it beside "profile", not in it.'],
  [
    'basics in the profile',
    profile('"basics": { "name": "Ada", "label": "Developer", "born": 1815 }'),
    'Write its fields directly in "profile".',
  ],
  [
    'basics at the top',
    top('"basics": { "name": "Ada", "label": "Developer" }'),
    'Write its fields directly in "profile".',
  ],
  [
    'projects in their section',
    section('projects', '"projects": [{ "name": "A" }]'),
    'Write it in "profile".',
  ],
  [
    'jobs in their section',
    section('experience', '"jobs": [{ "name": "A" }]'),
    'Write it in "profile", as "work" or "volunteer".',
  ],
  [
    'groups in a section of skills',
    section('skill-groups', '"groups": [{ "name": "A" }]'),
    'Write it in "profile", as "skills".',
  ],
  ['a field of nothing', top('"banner": {}'), 'Delete it.'],
])('the help about %s says where it belongs', (_, text, advice) => {
  expect(adviceFor(text)).toEqual([advice])
})

test.each([
  [project('"tags": ["A"], "image": "media/a.png"'), ['keywords', 'images']],
  [profile('"projects": [{ "id": "a", "title": "A" }]'), ['name']],
  [
    profile(
      '"work": [{ "id": "a", "company": "A", "title": "B", "start": "2020", "end": "2021" }]',
    ),
    ['name', 'position', 'startDate', 'endDate'],
  ],
  [top('"theme": { "primary": "#7c3aed", "mode": "dark" }'), ['accent', 'scheme']],
  [top('"theme": { "background": "#000000" }'), ['ground']],
  [top('"socials": []'), ['socialLinks']],
  [scene('"text": ["Hello."], "ending": true'), ['lines']],
  [scene('"text": ["Hello."], "next": { "yes": "intro" }'), ['lines']],
  [scene('"lines": ["Hello."], "end": true'), ['ending']],
  [
    scene('"lines": ["A."], "text": "B.", "ending": true'),
    ['"lines" is there already: delete this.'],
  ],
])('a name of another tool is understood: %s', (text, meant) => {
  expect(adviceFor(text)).toEqual(meant)
})
