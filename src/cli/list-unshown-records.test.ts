import { expect, test } from 'vitest'

import { listUnshownRecords } from './list-unshown-records.ts'
import { readContentDocument } from './read-content-document.ts'

const listUnshown = (text: string) => listUnshownRecords(readContentDocument('a.json', text))

const profile = `"profile": {
    "work": [{ "id": "tidewater" }],
    "projects": [
      { "name": "Atlas" },
      { "id": "shop", "story": "stories/shop.md" },
      { "id": "clock" },
      { "id": 5 }
    ]
  }`

function listLines(sections: string): string[] {
  return listUnshown(`{\n  ${profile},\n  "sections": [${sections}]\n}\n`)
}

test('a record that no section shows is named with its line', () => {
  expect(listLines('{ "type": "projects", "show": ["clock"] }, { "type": "experience" }')).toEqual([
    'project "atlas" (a.json:5) is shown by no section.',
    'project "shop" (a.json:6) is shown by no section. Its own page is published: the site map leads to it, and so does any other story. Delete its "story" to hide it.',
  ])
})

test('a record without a section for its list is named, too', () => {
  expect(listLines('{ "type": "projects" }, 1, { "type": "x" }')).toEqual([
    'job "tidewater" (a.json:3) is shown by no section. A section "experience" would show it.',
  ])
})

test('a conversation shows the projects that its lines name, and no other', () => {
  const line = '{ "text": "This is Atlas.", "show": "atlas" }'
  const robot = `{ "type": "conversation", "scenes": { "intro": { "lines": ["Hi.", ${line}] } } }`
  expect(listLines(`${robot}, { "type": "experience" }`)).toEqual([
    'project "shop" (a.json:6) is shown by no section. A section "projects" would show it. Its own page is published: the site map leads to it, and so does any other story. Delete its "story" to hide it.',
    'project "clock" (a.json:7) is shown by no section. A section "projects" would show it.',
  ])
})

test.each([
  ['work', { name: 'Tidewater' }, 'job "tidewater', 'A section "experience" would show it.'],
  [
    'volunteer',
    { organization: 'Code club' },
    'volunteer role "code-club',
    'A section "experience" would show it.',
  ],
  [
    'education',
    { institution: 'A school' },
    'education "a-school',
    'A section "education" would show it.',
  ],
  ['projects', { name: 'Atlas' }, 'project "atlas', 'A section "projects" would show it.'],
  ['publications', { name: 'Maps' }, 'publication "maps', 'A section "writing" would show it.'],
  ['talks', { title: 'Networks' }, 'talk "networks', 'A section "writing" would show it.'],
  [
    'certificates',
    { name: 'Review' },
    'certificate "review',
    'A section "credentials" would show it.',
  ],
  ['awards', { title: 'Prize' }, 'award "prize', 'A section "credentials" would show it.'],
  [
    'skills',
    { name: 'Interfaces' },
    'skill group "interfaces',
    'A section "skill-groups" would show it.',
  ],
  ['languages', { language: 'English' }, 'language "english', 'A section "about" would show it.'],
  ['interests', { name: 'Sailing' }, 'interest "sailing', 'A section "about" would show it.'],
  [
    'references',
    { name: 'Mira Sand' },
    'reference "mira-sand',
    'No type of section shows references.',
  ],
])(
  'records of %s without an id are named by the ids that they get, and what would show them',
  (list, record, name, advice) => {
    const content = { profile: { [list]: [record, record] }, sections: [{ type: 'hero' }] }
    expect(listUnshown(JSON.stringify(content))).toEqual([
      `${name}" (a.json:1) is shown by no section. ${advice}`,
      `${name}-2" (a.json:1) is shown by no section. ${advice}`,
    ])
  },
)

test('content without a profile has none', () => {
  expect(listUnshown('{ "sections": [] }')).toEqual([])
})

test('social links that take the place of the profiles are said', () => {
  const link = '[{ "network": "GitHub" }]'
  const own = `"profile": { "profiles": ${link} }`
  expect(listUnshown(`{ "socialLinks": [],\n${own} }`)).toEqual([
    '"socialLinks" (a.json:1) takes the place of the "profiles" of the profile (a.json:2).',
  ])
  expect(listUnshown(`{ "socialLinks": ${link}, "profile": { "profiles": [] } }`)).toEqual([])
  expect(listUnshown(`{ ${own} }`)).toEqual([])
})
