import { describe, expect, test } from 'vitest'

import {
  bye,
  listHelps,
  writeContactWith,
  writeProfile,
  writeProject,
  writeScene,
  writeSite,
} from '#fixtures/list-helps.ts'
import { writeContent, writeConversation, writeExpertise } from '#fixtures/small-content.ts'

describe('a field of another name and type has one problem, which helps with both', () => {
  test('a picture in place of a list of pictures', () => {
    const rest =
      '"profile": { "projects": [{ "name": "A", "description": "B", "image": "media/a.png" }] }'
    expect(listHelps(writeContent({ rest }))).toEqual([
      'Write "images" as a list [ ] or an object { }, such as [{ "src": "media/a.png", "alt": "A map with green dots" }].',
    ])
  })
})

test.each([
  [
    writeScene('"lines": "Hi?", "buttons": "intro"'),
    'Write "next" as an object { }, such as { "yes": "awesome", "no": "not-sure" }.',
  ],
  [
    writeSite('"locales": ["tr"]'),
    'Write "translations" with the address of each after its language, such as { "de": "https://example.org/de/" }.',
  ],
  [
    writeProfile('"bio": ["I map.", "I sail."]'),
    String.raw`Write "summary" as one text in quotes, with \n\n between its paragraphs: "I map.\n\nI sail."`,
  ],
  [
    writeProfile('"bio": null'),
    'Delete it, or write "summary" as text in quotes, such as "I build maps that work without a network."',
  ],
  [
    writeProfile('"picture": false'),
    'Delete it, or write "image" as an object { } or text in quotes, such as { "src": "media/portrait.jpg", "alt": "Ada at her desk, laughing" }.',
  ],
  [
    writeProject('"pictures": ""'),
    'Delete it, or write "images" as a list [ ] or an object { }, such as [{ "src": "media/atlas.png", "alt": "A map with green dots" }].',
  ],
])('its name is said once', (text, help) => {
  expect(listHelps(text)).toEqual([help])
})

test.each([
  [writeContent({ sections: '{ "type": "about", "text": "I map." }' }), 'the section'],
  [writeProject('"images": [{ "src": "media/a.png" }]'), 'the picture'],
  [writeProfile('"work": [{ "name": "A" }]'), 'the job'],
  [writeContent({ sections: writeExpertise('{ "description": "A." }') }), 'the card'],
  [writeProfile('"image": { "src": "media/a.png" }'), '"image"'],
])('a part that lacks a field may be deleted, and is named', (text, part) => {
  expect(listHelps(text)[0]).toMatch(new RegExp(`^Add ".*, or delete ${part}\\.$`, 'u'))
})

describe('the check of a section says what to write', () => {
  test('one section shows one email address', () => {
    const sections = writeContactWith('"to": "ada@a.dev", "mailAddress": "ada@b.dev"')
    expect(listHelps(writeContent({ sections }))).toEqual([
      'Delete "mailAddress", or write "to": "mail" to show "ada@b.dev".',
    ])
  })

  test('a scene without answers is shown one that leads to another scene of the file', () => {
    const scenes = `{ "start": { "lines": ["Hi?"] }, ${bye} }`
    expect(listHelps(writeContent({ sections: writeConversation(scenes) }))[0]).toContain(
      '{ "yes": "bye" }',
    )
  })
})
