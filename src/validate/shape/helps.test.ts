import { describe, expect, test } from 'vitest'

import { bye, listHelps, writeContactWith } from '#fixtures/list-helps.ts'
import { writeContent, writeConversation } from '#fixtures/small-content.ts'

describe('a field of another name and type has one problem, which helps with both', () => {
  test('a picture in place of a list of pictures', () => {
    const rest =
      '"profile": { "projects": [{ "name": "A", "description": "B", "image": "media/a.png" }] }'
    expect(listHelps(writeContent({ rest }))).toEqual([
      'Write "images", or delete it. Write a list [ ] or an object { }, such as [{ "src": "media/a.png", "alt": "A map with green dots" }].',
    ])
  })

  test('also beside its text alternative', () => {
    const rest =
      '"profile": { "projects": [{ "name": "A", "image": "media/a.png", "alt": "A map" }] }'
    expect(listHelps(writeContent({ rest }))).toContain(
      'Write "images", or delete it. Write a list [ ] or an object { }, such as [{ "src": "media/a.png", "alt": "A map" }].',
    )
  })
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
