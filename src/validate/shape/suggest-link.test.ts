import { describe, expect, test } from 'vitest'

import { listHelps, listSuggestions, writeRobot } from '#fixtures/list-helps.ts'
import { hero, writeContent } from '#fixtures/small-content.ts'

describe('a social link has the address of a page', () => {
  test('the name of a network alone is told how its address begins', () => {
    expect(listHelps(writeContent({ rest: '"socialLinks": ["GitHub"]' }))).toEqual([
      'Write the address of your page there, such as "https://github.com/your-name".',
    ])
  })

  test.each([
    ['[{ "GitHub": "äda" }]', 'there, such as "https://github.com/your-name".'],
    ['[{ "github": "äda" }]', 'there, such as "https://github.com/your-name".'],
    ['{ "GitHub": "+47 22 00 00 00" }', 'there, such as "https://github.com/your-name".'],
    ['{ "GitHub": "ada@ada.dev" }', 'there, such as "https://github.com/your-name".'],
    ['[{ "LinkedIn": "in/ada" }]', 'there, such as "https://www.linkedin.com/in/your-name".'],
    ['[{ "Mastodon": "ada" }]', 'there, such as "https://mastodon.social/@you".'],
    ['{ "Signal": "ada" }', 'Write the address of your page there.'],
    ['{ "WhatsApp": "0532 123 45 67" }', 'Write the number with "+" and the code of its country'],
  ])('%s is no user name there', (written, help) => {
    const helps = listHelps(writeContent({ rest: `"socialLinks": ${written}` }))
    expect(helps).toEqual([expect.stringContaining(help)])
  })

  test('the number of an account is none', () => {
    expect(
      listHelps(writeContent({ rest: '"socialLinks": { "Stack Overflow": "4242" }' })),
    ).toEqual([expect.stringMatching(/^Write the address of your page there/u)])
  })

  test.each([
    ['"socialLinks": { "GitHub": "github.com/ada" }', 'https://github.com/ada'],
    ['"socialLinks": [{ "network": "LinkedIn", "url": "ada" }]', 'https://www.linkedin.com/in/ada'],
  ])('the user name of %s becomes an address', (rest, address) => {
    expect(listSuggestions(writeContent({ rest }))).toContain(address)
  })
})

test('a file without a path is told where it belongs', () => {
  expect(listHelps(writeContent({ rest: '"socialLinks": ["files/gone.pdf"]' }))).toEqual([
    'Put the file at public/gone.pdf, and write "/gone.pdf".',
  ])
})

test.each(['"footer": ["By hand"]', '"footer": { "text": "Hi.", "links": ["By hand"] }'])(
  'a text in the list of links of the footer is a line or a link: %s',
  (rest) => {
    expect(listHelps(writeContent({ rest }))).toEqual([
      'For a line, write "text": "By hand" in "footer". For a link, write its address after it: { "By hand": "/by-hand/" }.',
    ])
  },
)

describe('a name alone is the address of what has it', () => {
  test('of a section, also if the section has only its type', () => {
    const sections = `${hero}, { "type": "contact", "heading": "Contact" }`
    const rest = '"footer": { "links": [{ "label": "Write", "url": "contact" }] }'
    expect(listSuggestions(writeContent({ sections, rest }))).toContain('#contact')
  })

  test('of the records that a section shows', () => {
    const sections = `${hero}, { "type": "writing", "heading": "Said" }`
    const rest =
      '"profile": { "talks": [{ "title": "A" }] }, "footer": { "links": [{ "label": "Talks", "url": "talks" }] }'
    expect(listSuggestions(writeContent({ sections, rest }))).toContain('#writing')
  })

  test('of a project, if its card is on the page', () => {
    const robot = writeRobot(
      '{ "bye": { "lines": ["Bye."], "ending": true, "link": { "See": "atlas" } } }',
    )
    const rest = '"profile": { "projects": [{ "name": "Atlas" }] }'
    const projects = '{ "type": "projects", "heading": "Work" }'
    expect(listSuggestions(writeContent({ sections: `${robot}, ${projects}`, rest }))).toContain(
      '#project-atlas',
    )
    expect(listSuggestions(writeContent({ sections: robot, rest }))).not.toContain('#project-atlas')
  })
})

const writeLink = (rest: string) =>
  writeContent({ rest: `"socialLinks": [{ "id": "me", "network": "Me", ${rest} }]` })

describe('an address that was probably meant is suggested', () => {
  test.each([
    [
      'an anchor',
      writeContent({
        rest: '"socialLinks": [{ "id": "me", "network": "Me", "url": "#Home" }]',
      }),
      '#home',
    ],
    [
      'an address without https://',
      writeLink('"url": "linkedin.com/in/x"'),
      'https://linkedin.com/in/x',
    ],
    ['a file of the site', writeLink('"url": "cv.pdf"'), '/cv.pdf'],
    ['an email address', writeLink('"url": "mail: ada@x.org"'), 'mailto:ada@x.org'],
    ['the id of a section', writeLink('"url": "home"'), '#home'],
    [
      'the name of a page',
      writeContent({ rest: '"footer": { "Imprint": "imprint" }' }),
      '/imprint/',
    ],
    [
      'the user name of an unknown network',
      writeContent({ rest: '"socialLinks": [{ "Signal": "mara" }]' }),
      undefined,
    ],
    [
      'a link in a text',
      writeContent({
        sections:
          '{ "type": "gif-strip", "images": [{ "src": "media/a.gif", "caption": "At [X](x.dev).", "alt": "A" }] }',
      }),
      'https://x.dev',
    ],
    [
      'an address alone',
      writeContent({ rest: '"socialLinks": ["github.com/ada"]' }),
      'https://github.com/ada',
    ],
    [
      'a network and a user name',
      writeContent({ rest: '"socialLinks": ["GitHub: @ada"]' }),
      'https://github.com/ada',
    ],
  ])('for %s', (_, text, address) => {
    expect(listSuggestions(text)).toEqual([address])
  })

  test.each([
    ['a file that the site does not have', writeLink('"url": "gone.pdf"')],
    ['an address that the page refuses', writeLink('"url": "javascript:alert(1)"')],
  ])('but there is none for %s', (_, text) => {
    expect(listSuggestions(text)).toEqual([undefined])
  })
})
