import { createHash } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'
import { analytics } from '#fields/analytics.ts'
import { animation } from '#fields/pictures/animation.ts'

import { writePolicyHeader, createSecurityPolicy, addPolicy } from './security-policy.ts'

const hero = { type: 'hero', id: 'home', tag: 'AHK', jobTitle: 'Developer', tagline: 'In sync.' }

function makeContent(sections: object[]) {
  return parsePortfolio({
    site: { title: 'Title', description: 'Words.' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections: [hero, ...sections],
  })
}

function makePolicy(sections: object[] = [], documents: string[] = [], animations: string[] = []) {
  return createSecurityPolicy(makeContent(sections), documents, animations)
}

function makeContact(backend: string) {
  return { type: 'contact', id: 'contact', heading: 'Contact', intro: 'Write.', backend }
}

function makeStrip(...addresses: string[]) {
  return {
    type: 'gif-strip',
    id: 'gifs',
    images: addresses.map((src, index) => ({ id: `picture-${index}`, src, alt: 'A' })),
  }
}

function computeHash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

describe('a page may load', () => {
  test('only its own files, if its content names no other host', () => {
    expect(writePolicyHeader(makePolicy())).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    )
  })

  test('pictures of the hosts that the content names, each host once', () => {
    const policy = makePolicy([
      makeStrip('https://a.example.org/1.gif', 'https://a.example.org/2.gif', 'media/b.gif'),
      makeStrip('https://b.example.org:8443/x?y=z'),
    ])
    expect(policy['img-src']).toEqual([
      "'self'",
      'https://a.example.org',
      'https://b.example.org:8443',
    ])
  })

  test('animations of other hosts, and pictures inside them', () => {
    const src = 'https://a.example.org/loop.json'
    const policy = makePolicy([{ ...hero, animation: { src } }])
    expect([policy['connect-src'], policy['img-src']]).toEqual([
      ["'self'", 'https://a.example.org'],
      ["'self'", 'data:'],
    ])
  })

  test('animations of other hosts in a field with any name', () => {
    const intro = animation.parse({ src: 'https://a.example.org/loop.json' })
    const content = makeContent([])
    const sections = content.sections.map((section) => Object.assign(section, { intro }))
    expect(createSecurityPolicy({ ...content, sections }, [], [])['connect-src']).toEqual([
      "'self'",
      'https://a.example.org',
    ])
  })

  test('pictures inside an animation beside the content, only if it has some', () => {
    const texts = ['{"p":"data:image/png;base64,"}', String.raw`{"p":"data:image\/png;base64,"}`]
    for (const text of texts) {
      expect(makePolicy([], [], ['{}', text])['img-src']).toEqual(["'self'", 'data:'])
    }
    expect(makePolicy([], [], ['{"p":"img_0.png"}'])['img-src']).toEqual(["'self'"])
  })

  test.each([
    ['/', ["'self'"], ["'self'"]],
    [
      'https://api.example.org/forms',
      ["'self'", 'https://api.example.org'],
      ['https://api.example.org'],
    ],
    ['http://localhost:3000', ["'self'", 'http://localhost:3000'], ['http://localhost:3000']],
  ])('the contact service at %s', (backend, connect, action) => {
    const policy = makePolicy([makeContact(backend)])
    expect([policy['connect-src'], policy['form-action']]).toEqual([connect, action])
  })

  test.each<[string, object, string[], string[]]>([
    [
      'a form service',
      { url: 'https://formspree.io/f/mayourqz?a=b' },
      ["'self'", 'https://formspree.io'],
      ['https://formspree.io'],
    ],
    ['a path of the host', { url: '/' }, ["'self'"], ["'self'"]],
  ])('%s alone, whatever "backend" says', (_, to, connect, action) => {
    const policy = makePolicy([{ ...makeContact('https://contact.example.org'), to }])
    expect([policy['connect-src'], policy['form-action']]).toEqual([connect, action])
  })

  test('nothing more for an email address in place of the form', () => {
    const section = {
      ...makeContact('https://contact.example.org'),
      to: 'mail',
      mailAddress: 'a@b.example',
    }
    const policy = makePolicy([section])
    expect([policy['connect-src'], policy['form-action']]).toEqual([["'self'"], ["'none'"]])
  })

  test.each([
    [
      { service: 'goatcounter', url: 'https://me.goatcounter.com' },
      'https://gc.zgo.at/count.js',
      'https://me.goatcounter.com/count',
    ],
    [
      { service: 'plausible', url: 'https://stats.ada.dev:8443/', domain: 'ada.dev' },
      'https://stats.ada.dev:8443/js/script.js',
      'https://stats.ada.dev:8443/api/event',
    ],
    [
      { service: 'goatcounter', url: 'https://bücher.example' },
      'https://xn--bcher-kva.example/count.js',
      'https://xn--bcher-kva.example/count',
    ],
  ])('one script of the service that counts visits, and its endpoint: %j', (given, script, end) => {
    const content = makeContent([])
    const settings = analytics.parse(given)
    const site = { ...content.site, analytics: settings }
    const without = createSecurityPolicy(content, ['<script>a</script>'], [])
    expect(createSecurityPolicy({ ...content, site }, ['<script>a</script>'], [])).toEqual({
      ...without,
      'script-src': [...(without['script-src'] ?? []), script],
      'connect-src': ["'self'", end],
    })
  })

  test('the inline scripts and styles of its documents, by their hash, and no data', () => {
    const [first, second] = ['let a = 1\n', '\n  let b = 2']
    const policy = makePolicy(
      [],
      [
        `<style>a { color: red }</style><script>${first}</script><script type="application/json">{}</script>`,
        `<script src="/a.js" type="module"></script><script type="module">${second}</script><script>${first}</script>`,
      ],
    )
    expect([policy['script-src'], policy['style-src']]).toEqual([
      ["'self'", computeHash(first), computeHash(second)],
      ["'self'", computeHash('a { color: red }')],
    ])
  })
})

test('the policy of a document is before everything it restricts, without frame-ancestors', () => {
  const html = addPolicy('<head>\n<meta charset="utf-8" />\n<style></style></head>', makePolicy())
  expect(html).toMatch(/charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy"/u)
  expect(html).not.toContain('frame-ancestors')
  expect(html).toContain("base-uri 'none'\" />")
})

test.each([
  'https://x%3Bsandbox/a.gif',
  "https://a.example.org;script-src'unsafe-inline'/a.gif",
  'https://*/a.gif',
  'https://*.example.org/a.gif',
])('a host with other characters than a host name is never part of it: %s', (src) => {
  const content = parsePortfolio({
    site: { title: 'Title', description: 'Words.' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections: [hero, makeStrip('https://a.example.org/a.gif')],
  })
  const sections = content.sections.map((section) =>
    section.type === 'gif-strip' ? { ...section, images: [{ id: 'a', src, alt: 'A' }] } : section,
  )
  const makePolicyAgain = () => createSecurityPolicy({ ...content, sections }, [], [])
  expect(makePolicyAgain).toThrow(`The host of "${src}" cannot be part of a security policy.`)
})

test('no policy allows eval or all inline code', () => {
  const header = writePolicyHeader(
    makePolicy([makeStrip('https://a.example.org/1.gif'), makeContact('/')]),
  )
  expect(header).not.toMatch(/unsafe|\*|https:(?:[ ;]|$)|http:(?:[ ;]|$)/u)
})
