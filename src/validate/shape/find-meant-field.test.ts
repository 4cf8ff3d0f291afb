import { describe, expect, test } from 'vitest'

import { bye, listHelps, writeRobot, writeTheme } from '#fixtures/list-helps.ts'
import { hero, writeContent } from '#fixtures/small-content.ts'

describe('the fields of a hero in the words of other tools', () => {
  test.each(['title', 'role', 'position'])('the %s of a hero is its job title', (name) => {
    const own = hero.replace('"jobTitle"', `"${name}"`)
    expect(listHelps(writeContent({ sections: own }))).toEqual(['Write "jobTitle", or delete it.'])
  })

  test('"name" of the hero is its tag', () => {
    expect(listHelps(writeContent({ sections: hero.replace('"tag"', '"name"') }))).toEqual([
      'Write "tag", or delete it.',
    ])
  })

  test('a name that is that of the profile is the tag, too', () => {
    const sections = hero.replace('"tag": "Ada"', '"title": "Ada King"')
    const rest = '"profile": { "name": "Ada King" }'
    expect(listHelps(writeContent({ sections, rest }))).toEqual(['Write "tag", or delete it.'])
  })
})

test.each(['label', 'name', 'title', 'platform'])('"%s" is the network of a link', (name) => {
  const rest = `"socialLinks": [{ "${name}": "GitHub", "url": "https://github.com/ada" }]`
  expect(listHelps(writeContent({ rest }))).toEqual(['Write "network", or delete it.'])
})

test('"handle" is the user name of a link', () => {
  const rest = '"socialLinks": [{ "network": "GitHub", "handle": "ada" }]'
  expect(listHelps(writeContent({ rest }))).toEqual(['Write "username", or delete it.'])
})

describe('"name" of the site is no language', () => {
  test.each([
    ['"description": "B."', 'Write "title", or delete it.'],
    ['"title": "A"', 'Write "owner", or delete it.'],
  ])('but what is missing beside %s', (fields, help) => {
    expect(listHelps(writeContent({ site: `{ ${fields}, "name": "Mira" }` }))).toContain(help)
  })
})

describe('a theme', () => {
  test.each(['theme', 'extends', 'base', 'preset'])('has its name in "%s"', (field) => {
    expect(listHelps(writeTheme(`{ "${field}": "paper" }`))).toEqual([
      'Write "name", or delete it.',
    ])
  })

  test.each([
    ['theme', 'dark'],
    ['colorMode', 'light'],
  ])('has its scheme in "%s": "%s"', (field, scheme) => {
    expect(listHelps(writeTheme(`{ "${field}": "${scheme}" }`))).toEqual([
      'Write "scheme", or delete it.',
    ])
  })
})

describe('a part of a section in the words of another tool', () => {
  const card = '"cards": [{ "title": "A", "description": "B." }]'

  test.each([
    [
      { sections: `{ "type": "expertise", "heading": "Work", ${card.replace('cards', 'items')} }` },
      'Write "cards", or delete it.',
    ],
    [
      {
        sections: writeRobot(
          `{ "start": { "lines": ["Hi."], "options": { "Yes": "bye" } }, ${bye} }`,
        ),
      },
      'Write "next", or delete it.',
    ],
    [
      {
        sections: writeRobot(
          `{ "start": { "messages": ["Hi."], "next": { "Yes": "bye" } }, ${bye} }`,
        ),
      },
      'Write "lines", or delete it.',
    ],
  ])('%j', (parts, help) => {
    expect(listHelps(writeContent(parts))).toEqual([help])
  })
})
