import { expect, test } from 'vitest'

import { listUnshownRecords } from './list-unshown-records.ts'

const profile = `"profile": {
    "work": [{ "id": "tidewater" }],
    "projects": [
      { "name": "Atlas" },
      { "id": "shop", "story": "stories/shop.md" },
      { "id": "clock" },
      { "id": 5 }
    ]
  }`

function linesOf(sections: string): string[] {
  return listUnshownRecords('a.json', `{\n  ${profile},\n  "sections": [${sections}]\n}\n`)
}

test('a record that no section shows is named with its line', () => {
  expect(linesOf('{ "type": "projects", "show": ["clock"] }, { "type": "experience" }')).toEqual([
    'project "atlas" (a.json:5) is shown by no section.',
    'project "shop" (a.json:6) is shown by no section. Visitors find it only on its own page, which the site map lists.',
  ])
})

test('a record without a section for its list is named, too', () => {
  expect(linesOf('{ "type": "projects" }, 1, { "type": "x" }')).toEqual([
    'job "tidewater" (a.json:3) is shown by no section.',
  ])
})

test('a conversation shows the projects that its lines name, and no other', () => {
  const line = '{ "text": "This is Atlas.", "show": "atlas" }'
  const robot = `{ "type": "conversation", "scenes": { "intro": { "lines": ["Hi.", ${line}] } } }`
  expect(linesOf(`${robot}, { "type": "experience" }`)).toEqual([
    'project "shop" (a.json:6) is shown by no section. Visitors find it only on its own page, which the site map lists.',
    'project "clock" (a.json:7) is shown by no section.',
  ])
})

test.each([
  ['work', { name: 'Tidewater' }, 'job "tidewater'],
  ['volunteer', { organization: 'Code club' }, 'volunteer role "code-club'],
  ['education', { institution: 'A school' }, 'education "a-school'],
  ['projects', { name: 'Atlas' }, 'project "atlas'],
  ['publications', { name: 'Maps' }, 'publication "maps'],
  ['talks', { title: 'Networks' }, 'talk "networks'],
  ['certificates', { name: 'Review' }, 'certificate "review'],
  ['awards', { title: 'Prize' }, 'award "prize'],
  ['skills', { name: 'Interfaces' }, 'skill group "interfaces'],
  ['languages', { language: 'English' }, 'language "english'],
  ['interests', { name: 'Sailing' }, 'interest "sailing'],
  ['references', { name: 'Mira Sand' }, 'reference "mira-sand'],
])('records of %s without an id are named by the ids that they get', (list, record, name) => {
  const content = { profile: { [list]: [record, record] }, sections: [{ type: 'hero' }] }
  expect(listUnshownRecords('a.json', JSON.stringify(content))).toEqual([
    `${name}" (a.json:1) is shown by no section.`,
    `${name}-2" (a.json:1) is shown by no section.`,
  ])
})

test('content without a profile has none', () => {
  expect(listUnshownRecords('a.json', '{ "sections": [] }')).toEqual([])
})
