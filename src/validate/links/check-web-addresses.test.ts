import { describe, expect, test } from 'vitest'

import { writeContent, writeContact, options } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

describe('a host that would change the security policy is refused at its position', () => {
  test.each([
    ['a picture', 'https://x%3Bsandbox/a.gif', '/sections/0/images/0/src'],
    ['a still picture', 'https://*/a.gif', '/sections/0/images/0/still'],
    ['an animation', "https://x;script-src'self'/a.json", '/sections/0/animation/src'],
    ['the contact service', 'https://*', '/sections/0/backend'],
    ['the contact service', 'https://[2001:db8::1]', '/sections/0/backend'],
  ])('%s at %s', (_, address, pointer) => {
    const name = pointer.split('/').at(-1)
    const picture = { id: 'a', src: 'https://ada.dev/a.png', alt: 'A' }
    const animated = { type: 'hero', id: 'home', tag: 'A', jobTitle: 'B', tagline: 'C' }
    const sections = pointer.includes('images')
      ? [{ type: 'gif-strip', id: 'gifs', images: [{ ...picture, [String(name)]: address }] }]
      : name === 'src'
        ? [{ ...animated, animation: { src: address } }]
        : JSON.parse(`[${writeContact(JSON.stringify(address))}]`)
    const { problems, portfolio } = validatePortfolio(
      writeContent({ sections: JSON.stringify(sections).slice(1, -1) }),
      options,
    )
    expect(portfolio).toBeUndefined()
    expect(
      problems
        .filter(({ severity }) => severity === 'error')
        .map((one) => [one.pointer, one.message]),
    ).toEqual([
      [
        pointer,
        `The host in "${address}" may have letters, digits, "." and "-", a port after ":", and no user name.`,
      ],
    ])
  })
})

test.each([
  ['"to": "http://forms.dev/a"', ['https://forms.dev/a']],
  ['"to": { "url": "http://forms.dev/a" }', ['https://forms.dev/a']],
  ['"backend": "http://ada.dev"', ['https://ada.dev']],
  ['"backend": "http://localhost:4173"', []],
  ['"to": "https://forms.dev/a"', []],
])('a page at https:// sends to https:// alone: %s', (fields, suggestions) => {
  const site = '{ "title": "A", "description": "B.", "url": "https://ada.dev/" }'
  const sections = `{ "type": "contact", "heading": "Write", "intro": "Hello.", ${fields} }`
  const { problems } = validatePortfolio(writeContent({ site, sections }), options)
  expect(problems.flatMap(({ suggestion }) => suggestion ?? [])).toEqual(suggestions)
})

test.each([
  ['https://https://example.org/talk', ['https://example.org/talk']],
  ['https://http//example.org', ['https://example.org']],
  ['https://exampl,org/talk', ['https://exampl.org/talk']],
  ['https://example.org,', ['https://example.org']],
  ['https://a!b.org/', ['none']],
  ['https://harbour', ['none']],
  ['http://harbour:8080/x', ['none']],
  ['http://localhost:8080/x', []],
  ['https://example.org/a,b', []],
  ['https://example.org?a=https://b.org', []],
  ['https://web.archive.org/web/https://example.org', []],
  ['https://a,b@example.org/', ['https://example.org/']],
  ['https://ada:secret@example.org/talk', ['https://example.org/talk']],
  ['https://example.org/@ada?to=a@b.org', []],
  ['http://https.example.org', []],
])('a link leads to the name of a host: %s', (url, suggestions) => {
  const rest = `"footer": { "links": [{ "label": "Talk", "url": "${url}" }] }`
  const { problems } = validatePortfolio(writeContent({ rest }), options)
  expect(problems.map(({ suggestion }) => suggestion ?? 'none')).toEqual(suggestions)
})
