import { describe, expect, test } from 'vitest'

import { compileStrictly } from '#fixtures/compile-schema.ts'

import { createJsonSchema } from './json-schema.ts'
import { portfolio } from './portfolio.ts'

const fits = compileStrictly(createJsonSchema())

const hero = { type: 'hero', id: 'home', tag: 'AHK', jobTitle: 'Developer', tagline: 'In sync.' }
const document = {
  site: { title: 'Title', description: 'Words.' },
  schemaVersion: 2,
  preloader: { letters: ['A'] },
  sections: [hero],
}

/** Documents with an address in the field of their name. */
const documents = {
  'a social link': (address: string) => ({
    ...document,
    socialLinks: [{ id: 'me', network: 'Me', url: address }],
  }),
  'the link of a slide': (address: string) => ({
    ...document,
    sections: [
      {
        type: 'skills',
        id: 'skills',
        heading: 'Skills',
        slides: [{ type: 'ui', id: 'ui', title: 'UI', link: { label: 'See it', url: address } }],
      },
    ],
  }),
  'an animation': (address: string) => ({
    ...document,
    sections: [{ ...hero, animation: { src: address } }],
  }),
  'a picture': (address: string) => ({
    ...document,
    sections: [
      { type: 'gif-strip', id: 'gifs', images: [{ id: 'a', src: address, alt: 'A picture' }] },
    ],
  }),
  'the contact service': (address: string) => ({
    ...document,
    sections: [
      { type: 'contact', id: 'contact', heading: 'Contact', intro: 'Write.', backend: address },
    ],
  }),
  'the form service alone': (address: string) => ({
    ...document,
    sections: [
      { type: 'contact', id: 'contact', heading: 'Contact', intro: 'Write.', to: address },
    ],
  }),
  'the form service': (address: string) => ({
    ...document,
    sections: [
      {
        type: 'contact',
        id: 'contact',
        heading: 'Contact',
        intro: 'Write.',
        to: { url: address },
      },
    ],
  }),
  'the email address of the owner': (address: string) => ({
    ...document,
    sections: [
      {
        type: 'contact',
        id: 'contact',
        heading: 'Contact',
        intro: 'Write.',
        backend: '/',
        mailAddress: address,
      },
    ],
  }),
  'the canonical address': (address: string) => ({
    ...document,
    site: { ...document.site, url: address },
  }),
}

/** Whether the model and the published schema accept an address in a field. */
function judgeAddress(field: keyof typeof documents, address: string) {
  const made = documents[field](address)
  return { model: portfolio.safeParse(made).success, schema: fits(made) }
}

const accepted = { model: true, schema: true }
const refused = { model: false, schema: false }

/** Addresses that no field accepts. */
const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  '\tjavascript:alert(1)',
  '\u0000javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'Data:text/html,x',
  'vbscript:msgbox(1)',
  'VbScript:msgbox(1)',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'ftp://example.org/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/ /evil.example',
  ' https://example.org/',
  'https://example.org/ ',
  'https://example.org/\n',
  'https://exa mple.org/',
  'https://exa\u00a0mple.org/',
  'https://example.org/"onclick="alert(1)',
  'https://example.org/<script>',
  'https:\\\\example.org',
  'https:example.org',
  'https://',
  'example.org',
  '',
  ' ',
]

/** Addresses whose host would change the security policy. */
const hostileHosts = [
  'https://x%3Bsandbox/a.json',
  'https://x;sandbox/a.json',
  'https://x%2Csandbox/a.json',
  'https://*/a.json',
  'https://*.example.org/a.json',
  "https://'unsafe-inline'/a.json",
  'https://a_b.example.org/a.json',
  'https://example.org:*/a.json',
  'https://example.org:123456/a.json',
  'https://user:password@example.org/a.json',
  'https://[2001:db8::1]/a.json',
  'https://example\uFF1Borg/a.json',
  'https://example.org\uFF0A/a.json',
  'https:///example.org/a.json',
  'https://?/a.json',
]

describe.each(['a social link', 'the link of a slide'] as const)('%s', (field) => {
  test.each([
    'https://example.org',
    'https://example.org/a/b?c=d&e=f#g',
    'https://приклад.укр/шлях',
    'https://example.org/می\u200cخواهم',
    'http://localhost:8080/',
    'mailto:me@example.org',
    'mailto:me@example.org?subject=Hello',
    'mailto:jörg@приклад.укр,b%40example.org',
    'mailto:?subject=Look',
    'tel:+49-341-(0)123.456',
    'tel:110',
    '/',
    '/work',
    '/work?year=2026#top',
    '#',
    '#contact',
  ])('may be %j', (address) => {
    expect(judgeAddress(field, address)).toEqual(accepted)
  })

  test.each([
    ...hostile,
    'https://example.org/a\u200b',
    '/work\u2060',
    '#contact\u200e',
    'mailto:',
    'mailto:ada',
    'mailto:ada@example,org',
    'mailto:ada@example.org,',
    'mailto://ada@example.org',
    'mailto:mailto:ada@example.org',
    'tel:',
    'tel:+49 341',
    'tel:+49;ext=1',
    'HTTPS://EXAMPLE.ORG',
    `https://${'x'.repeat(2000)}`,
  ])('is never %j', (address) => {
    expect(judgeAddress(field, address)).toEqual(refused)
  })
})

describe('an animation', () => {
  test.each([
    'animations/hero.json',
    'animations/loops/hero.json',
    'https://example.org/hero.json',
    'https://example.org/hero',
    'https://приклад.укр:8443/hero.json',
    'https://xn--80ak6aa92e.com/hero.json',
  ])('may be %j', (address) => {
    expect(judgeAddress('an animation', address)).toEqual(accepted)
  })

  test.each([
    ...hostile,
    ...hostileHosts,
    'http://example.org/hero.json',
    'animations/hero.lottie',
    'animations/.json/',
    'animations/../portfolio.json',
    'animations/a/../../../secret.json',
    'media/hero.json',
  ])('is never %j', (address) => {
    expect(judgeAddress('an animation', address)).toEqual(refused)
  })
})

describe('a picture', () => {
  test.each([
    'media/a.gif',
    'media/a.png',
    'media/a.jpg',
    'media/a.jpeg',
    'media/a.webp',
    'media/a.avif',
    'media/a.svg',
    'media/strip/a.gif',
    'https://example.org/a.gif',
    'https://example.org/a?b=c',
    'https://example.org?b=c',
    'https://उदाहरण.भारत/a.gif',
  ])('may be %j', (address) => {
    expect(judgeAddress('a picture', address)).toEqual(accepted)
  })

  test.each([
    ...hostile,
    ...hostileHosts.map((address) => address.replace('json', 'gif')),
    'http://example.org/a.gif',
    'media/a.html',
    'media/a.gif.exe',
    'media/../a.gif',
    'media/a/../../../a.gif',
    'animations/a.gif',
  ])('is never %j', (address) => {
    expect(judgeAddress('a picture', address)).toEqual(refused)
  })
})

describe('the email address of the owner', () => {
  test.each([
    'ada@example.org',
    'mailto:ada@example.org',
    'ada.b+c@mail.example.org',
    'ada@приклад.укр',
  ])('may be %j', (address) => {
    expect(judgeAddress('the email address of the owner', address)).toEqual(accepted)
  })

  test.each([
    ...hostile,
    'mailto:ada@example.org?bcc=eve@example.org',
    'ada@',
    '@example.org',
    'ada@example.org,eve@example.org',
    'ada@example.org?bcc=eve@example.org',
    'ada%3Fbcc@example.org',
    'Ada <ada@example.org>',
    'ada@exam\nple.org',
    `${'a'.repeat(254)}@example.org`,
  ])('is never %j', (address) => {
    expect(judgeAddress('the email address of the owner', address)).toEqual(refused)
  })
})

describe('the contact service', () => {
  test.each(['/', 'https://contact.example.org', 'http://localhost:8080', 'https://a.example/b'])(
    'may be %j',
    (address) => {
      expect(judgeAddress('the contact service', address)).toEqual(accepted)
    },
  )

  test.each([
    ...hostile,
    ...hostileHosts.map((address) => address.replace('/a.json', '')),
    '/api',
    '#contact',
    'mailto:me@example.org',
    'https://a.example/?b',
    'https://a.example/#b',
  ])('is never %j', (address) => {
    expect(judgeAddress('the contact service', address)).toEqual(refused)
  })
})

describe.each(['the form service', 'the form service alone'] as const)('%s', (field) => {
  test.each([
    '/',
    '/.netlify/functions/contact',
    '/api?form=1',
    'https://formspree.io/f/mayourqz',
    'https://forms.example.org?id=1',
    'http://localhost:8080/f',
  ])('may be %j', (address) => {
    expect(judgeAddress(field, address)).toEqual(accepted)
  })

  test.each([...hostile, ...hostileHosts, '#contact', 'mailto:me@example.org?bcc=a@b.org', '/#b'])(
    'is never %j',
    (address) => {
      expect(judgeAddress(field, address)).toEqual(refused)
    },
  )
})

describe('the canonical address', () => {
  test.each(['https://example.org/', 'https://example.org', 'https://example.org/me/'])(
    'may be %j',
    (address) => {
      expect(judgeAddress('the canonical address', address)).toEqual(accepted)
    },
  )

  test.each([
    ...hostile,
    'http://example.org/',
    '/',
    '#',
    'https://example.org/?a',
    'https://example.org/#a',
  ])('is never %j', (address) => {
    expect(judgeAddress('the canonical address', address)).toEqual(refused)
  })
})
