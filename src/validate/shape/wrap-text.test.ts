import { describe, expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent, writeConversation } from '#fixtures/small-content.ts'

describe('a text in place of a list is shown in one', () => {
  test.each([
    ['"profile": { "awards": "Prize" }', 'Write a list [ ] or an object { }, such as ["Prize"].'],
    [
      '"profile": { "certificates": "Fire, Water" }',
      'Write a list [ ] or an object { }, such as ["Fire", "Water"].',
    ],
  ])('%s', (rest, help) => {
    expect(listHelps(writeContent({ rest }))).toEqual([help])
  })
})

test('skills that are written two levels deep get an example of the list of a group', () => {
  const rest = '"profile": { "skills": { "Frontend": { "Languages": ["JS"] } } }'
  expect(listHelps(writeContent({ rest }))).toEqual([
    'Write a list [ ] or text in quotes, such as ["TypeScript", "Maps"].',
  ])
})

const writeSkills = (slide: string) =>
  `{ "type": "skills", "heading": "Skills", "slides": [${slide}] }`
const writeScene = (first: string) => writeConversation(`{ "start": ${first} }`)

describe('an object that is shown in place of a text is valid', () => {
  test.each([
    ['a slide', writeSkills, '"Go"', '{ "type": "ui", "title": "Go" }'],
    ['a scene', writeScene, '"Hi."', '{ "lines": "Hi.", "ending": true }'],
  ])('for %s', (_, makeSection, text, object) => {
    expect(listHelps(writeContent({ sections: makeSection(text) }))).toEqual([
      `Write an object { }, such as ${object}.`,
    ])
    expect(listHelps(writeContent({ sections: makeSection(object) }))).toEqual([])
  })
})

test.each([
  ['plausible', '{ "service": "plausible" }'],
  ['goatcounter', '{ "service": "goatcounter", "url": "https://me.goatcounter.com" }'],
])('the service "%s" alone is shown with what it needs', (service, example) => {
  const site = `{ "title": "Title", "description": "Words.", "analytics": "${service}" }`
  expect(listHelps(writeContent({ site }))).toEqual([`Write an object { }, such as ${example}.`])
})

test.each([
  [
    '"projects": ["https://github.com/ada/night-map.git"]',
    'Write an object { }, such as { "name": "Night map", "url": "https://github.com/ada/night-map.git" }.',
  ],
  [
    '"projects": "https://www.atlas.dev/%C3%BC/"',
    'Write a list [ ] or an object { }, such as [{ "name": "Atlas", "url": "https://www.atlas.dev/%C3%BC/" }].',
  ],
  [
    '"publications": ["https://a.dev/why-maps.html?from=feed"]',
    'Write an object { }, such as { "name": "Why maps", "url": "https://a.dev/why-maps.html?from=feed" }.',
  ],
  [
    '"certificates": "https://issuer.dev/"',
    'Write a list [ ] or an object { }, such as [{ "name": "Issuer", "url": "https://issuer.dev/" }].',
  ],
])('an address in place of a record is its link, not its name: %s', (list, help) => {
  expect(listHelps(writeContent({ rest: `"profile": { ${list} }` }))).toEqual([help])
})

test('an address that is too long for a name is read in linear time', () => {
  const address = `https://a.${'a'.repeat(20_000)} `
  const began = process.cpuUsage()
  const rest = `"profile": { "projects": ["${address}"] }`
  expect(listHelps(writeContent({ rest }))).toHaveLength(1)
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000)
})
