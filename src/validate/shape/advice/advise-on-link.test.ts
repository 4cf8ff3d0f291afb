import { describe, expect, test } from 'vitest'

import { listHelps, writeProfile, writeProject } from '#fixtures/list-helps.ts'
import { writeContent, writeConversation } from '#fixtures/small-content.ts'

describe('a social link without an address is shown one', () => {
  test.each([
    ['[{ "network": "GitHub" }]', 'Add "url": "https://github.com/your-name",'],
    ['[{ "network": "Mastodon" }]', 'Add "url": "https://mastodon.social/@you",'],
    ['[{ "network": "Signal" }]', 'Add "url": "the address of your page there",'],
    ['[{ "network": "Email" }]', 'Add "url": "mailto:you@example.org",'],
    ['{ "GitHub": { "username": "ada" } }', 'Add "url": "https://github.com/ada".'],
    ['[{ "GitHub": { "username": "ada" } }]', 'Add "url": "https://github.com/ada".'],
    ['[{ "Signal": { "username": "ada" } }]', 'Add "url": "the address of your page there".'],
  ])('%s', (written, help) => {
    const helps = listHelps(writeContent({ rest: `"socialLinks": ${written}` }))
    expect(helps).toEqual([expect.stringContaining(help)])
  })

  test('a user name says the address, also at a network that is spelled in another way', () => {
    const link = '{ "network": "Git Hub", "username": "mara" }'
    expect(listHelps(writeContent({ rest: `"profile": { "profiles": [${link}] }` }))).toEqual([
      'Add "url": "https://github.com/mara", or delete the profile link.',
    ])
  })
})

describe('each entry of a list is one link', () => {
  test.each([
    ['[{ "GitHub": "ada", "npm": "ada" }]', 'Delete the [ ] around this object.'],
    ['{ "network": "GitHub", "url": "https://github.com/ada" }', 'put [ ] around this object.'],
    [
      '["https://ada.dev", { "GitHub": "ada", "npm": "ada" }]',
      'Write an object for each, such as { "GitHub": "ada" }.',
    ],
  ])('%s', (written, help) => {
    const helps = listHelps(writeContent({ rest: `"socialLinks": ${written}` }))
    expect(helps).toEqual([expect.stringContaining(help)])
  })
})

test('a link in a line of a conversation is told where links are', () => {
  const line = '{ "text": "See it.", "url": "https://x.dev" }'
  const talk = writeConversation(`{ "intro": { "lines": [${line}], "ending": true } }`)
  expect(listHelps(writeContent({ sections: talk }))).toEqual([
    'Write it beside the "lines" of the scene: "link": { "label": "Open it", "url": "https://x.dev" }. For a section, write "go" here.',
  ])
})

describe('an address under another name is written in "links"', () => {
  test.each([
    [
      'the code of a project',
      writeProject('"description": "B.", "repo": "https://github.com/ada/atlas"'),
      'Write it in "links": [{ "label": "Code", "url": "https://github.com/ada/atlas" }].',
    ],
    [
      'the code of a project as a package names it',
      writeProject(
        '"description": "B.", "repository": { "type": "git", "url": "https://x.dev/a" }',
      ),
      'Write it in "links": [{ "label": "Code", "url": "https://x.dev/a" }].',
    ],
    [
      'an address without https://',
      writeProject('"description": "B.", "github": "github.com/ada/atlas"'),
      'Write it in "links": [{ "label": "Code", "url": "https://github.com/ada/atlas" }].',
    ],
    [
      'the user and the name of a repository',
      writeProject('"description": "B.", "repo": "ada/atlas"'),
      'Write it in "links": [{ "label": "Code", "url": "https://github.com/ada/atlas" }].',
    ],
    [
      'a path that is no repository',
      writeProject('"description": "B.", "demo": "ada/atlas"'),
      'Write it in "links": [{ "label": "Demo", "url": "https://example.org" }].',
    ],
    [
      'a second link beside "links"',
      writeProject('"description": "B.", "links": [], "demo": "soon"'),
      'Write it in "links": [{ "label": "Demo", "url": "https://example.org" }].',
    ],
    [
      'a link beside an address',
      writeProject('"description": "B.", "url": "https://x.dev", "link": "https://y.dev"'),
      'Write it in "links": [{ "label": "Site", "url": "https://y.dev" }].',
    ],
    [
      'a recording of a talk',
      writeProfile('"talks": [{ "title": "A", "event": "B", "video": "https://v.dev/1" }]'),
      'Write it in "links": [{ "label": "Video", "url": "https://v.dev/1" }].',
    ],
    [
      'the slides of a talk among the files of the site',
      writeProfile('"talks": [{ "title": "A", "event": "B", "slides": "/talk.pdf" }]'),
      'Write it in "links": [{ "label": "Slides", "url": "/talk.pdf" }].',
    ],
  ])('%s', (_, text, help) => {
    expect(listHelps(text)).toEqual([help])
  })
})
