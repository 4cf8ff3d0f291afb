import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import type { Portfolio } from '#content/portfolio.ts'
import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { createDocumentHead, fillDocument, type PageDocument } from './document-head.ts'

function makeContent(site: object = {}, notFound: object = {}): Portfolio {
  return parsePortfolio({
    site: { title: 'Title', description: 'Words.', ...site },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections: [
      { type: 'gif-strip', id: 'gifs', images: [{ id: 'a', src: 'media/a.gif', alt: 'A' }] },
    ],
    notFound,
  })
}

function listLines(content: Portfolio, name: PageDocument, base = '/', sharePicture?: string) {
  return createDocumentHead(content, name, { base, sharePicture })
    .split('\n')
    .map((line) => line.trim())
}

/** The structured data of a head, as a crawler reads it. */
function readData(lines: readonly string[]): unknown {
  const line = lines.find((one) => one.includes('ld+json')) ?? ''
  return JSON.parse(line.replaceAll(/^<script[^>]*>|<\/script>$/gu, ''))
}

function listAlternates(site: object) {
  return listLines(makeContent(site), 'main').filter((line) => line.includes('hreflang'))
}

test('search engines learn where the main page is in each language', () => {
  const translations = { de: 'https://ada.dev/de/' }
  expect(listAlternates({ url: 'https://ada.dev', translations })).toEqual([
    '<link rel="alternate" hreflang="en" href="https://ada.dev/" />',
    '<link rel="alternate" hreflang="de" href="https://ada.dev/de/" />',
  ])
  // Without its own address it could not name itself.
  expect(listAlternates({ translations })).toEqual([])
  expect(listAlternates({ url: 'https://ada.dev' })).toEqual([])
})

/** The tags of the icons and browser colours in the default theme. */
const drawing = [
  '<meta name="theme-color" content="#0b0e14" media="(prefers-color-scheme: dark)" data-scheme="dark" />',
  '<meta name="theme-color" content="#f5f3ee" media="(prefers-color-scheme: light)" data-scheme="light" />',
  '<link rel="icon" href="/favicon.ico" sizes="32x32" />',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
  '<link rel="manifest" href="/manifest.webmanifest" />',
]

const hero = {
  type: 'hero',
  id: 'home',
  tag: 'AHK',
  jobTitle: 'Developer',
  tagline: 'In sync.',
}

test('an icon of the owner’s as favicon.ico alone is not behind a drawn one', () => {
  const head = createDocumentHead(makeContent(), 'main', { base: '/', hasOwnIcon: true })
  expect(head).toContain('href="/favicon.ico"')
  expect(head).not.toContain('favicon.svg')
})

describe('the head of the main page', () => {
  test('describes the page, without an address if the content has none', () => {
    const lines = listLines(makeContent(), 'main', '/', 'static/media/share.png')
    expect(lines.filter((line) => !line.includes('ld+json'))).toEqual([
      '<title>Title</title>',
      '<meta name="description" content="Words." />',
      '<meta property="og:type" content="profile" />',
      '<meta property="og:title" content="Title" />',
      '<meta property="og:description" content="Words." />',
      '<meta name="twitter:card" content="summary" />',
      ...drawing,
    ])
    expect(readData(lines)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      name: 'Title',
      description: 'Words.',
      inLanguage: 'en',
      mainEntity: { '@type': 'Person', name: 'Title' },
    })
  })

  test.each(['https://example.org/a&b', 'https://example.org/a&b/'])(
    'names whole addresses where the site lives at %s',
    (url) => {
      const content = makeContent({ url, language: 'pt-BR' })
      expect(listLines(content, 'main', '/a&b/', 'share.png').join('\n')).toContain(
        `
<link rel="canonical" href="https://example.org/a&amp;b/" />
<meta property="og:type" content="profile" />
<meta property="og:title" content="Title" />
<meta property="og:description" content="Words." />
<meta property="og:url" content="https://example.org/a&amp;b/" />
<meta property="og:locale" content="pt_BR" />
<meta property="og:image" content="https://example.org/a&amp;b/share.png" />
<meta property="og:image:type" content="image/png" />
<meta property="og:image:width" content="1200" />
<meta property="og:image:height" content="630" />
<meta property="og:image:alt" content="Title" />
<meta name="twitter:card" content="summary_large_image" />
`,
      )
    },
  )

  test('says that the picture of a shared link is a photo', () => {
    const content = makeContent({ url: 'https://example.org/' })
    expect(listLines(content, 'main', '/', 'share.jpg')).toContain(
      '<meta property="og:image:type" content="image/jpeg" />',
    )
  })

  test('describes the person to search engines, with profiles and skills', () => {
    const content = parsePortfolio({
      site: { title: 'Title', description: 'Words.', url: 'https://example.org', owner: 'Ada' },
      schemaVersion: 2,
      preloader: { letters: ['A'] },
      socialLinks: [
        { id: 'github', network: 'GitHub', url: 'https://github.com/ada' },
        { id: 'mail', network: 'Mail', url: 'mailto:ada@example.org' },
        { id: 'cv', network: 'CV', url: '/cv.pdf' },
      ],
      sections: [
        hero,
        {
          type: 'skills',
          id: 'skills',
          heading: 'Skills',
          slides: [{ type: 'ui', id: 'ui', title: 'UI' }],
        },
      ],
    })
    expect(readData(listLines(content, 'main'))).toMatchObject({
      url: 'https://example.org/',
      mainEntity: {
        '@type': 'Person',
        '@id': 'https://example.org/#person',
        name: 'Ada',
        alternateName: 'AHK',
        jobTitle: 'Developer',
        description: 'In sync.',
        url: 'https://example.org/',
        sameAs: ['https://github.com/ada'],
        knowsAbout: ['UI'],
      },
    })
  })

  test.each([
    ['dark', ['<meta name="theme-color" content="#0b0e14" />']],
    ['light', ['<meta name="theme-color" content="#f5f3ee" />']],
    ['system', drawing.slice(0, 2)],
  ] as const)('colours the browser for the scheme "%s"', (scheme, expected) => {
    const content = makeContent()
    const lines = listLines({ ...content, theme: { ...content.theme, scheme } }, 'main')
    expect(lines.filter((line) => line.includes('theme-color'))).toEqual(expected)
  })

  test('links to its icons below a base path', () => {
    const lines = listLines(makeContent(), 'main', '/folio/').filter((line) =>
      line.includes('href='),
    )
    expect(lines).toEqual(drawing.slice(2).map((line) => line.replace('href="/', 'href="/folio/')))
  })
})

describe('the head of the not-found page', () => {
  test('has its own title, and search engines do not list it', () => {
    const content = makeContent({ url: 'https://example.org/' }, { title: 'Lost' })
    expect(listLines(content, 'not-found')).toEqual([
      '<title>Lost</title>',
      '<meta name="robots" content="noindex" />',
      ...drawing,
    ])
  })
})

describe('the head of a page of the owner', () => {
  const page = {
    path: 'uses/',
    heading: 'Uses',
    name: 'My uses',
    description: 'Tools.',
    blocks: [],
  }
  const site = { url: 'https://example.org/', owner: 'Ada' }

  test('has its name, description, address and picture', () => {
    const lines = listLines(makeContent(site), page, '/', 'static/media/share.png')
    expect(lines.slice(0, 8)).toEqual([
      '<title>My uses – Ada</title>',
      '<meta name="description" content="Tools." />',
      '<link rel="canonical" href="https://example.org/uses/" />',
      '<meta property="og:type" content="website" />',
      '<meta property="og:title" content="My uses – Ada" />',
      '<meta property="og:description" content="Tools." />',
      '<meta property="og:url" content="https://example.org/uses/" />',
      '<meta property="og:image" content="https://example.org/static/media/share.png" />',
    ])
    expect(readData(lines)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: 'My uses',
      description: 'Tools.',
      inLanguage: 'en',
      url: 'https://example.org/uses/',
      primaryImageOfPage: 'https://example.org/static/media/share.png',
      author: {
        '@type': 'Person',
        '@id': 'https://example.org/#person',
        name: 'Ada',
        url: 'https://example.org/',
      },
    })
  })

  test('in another language has the locale of that language', () => {
    const content = makeContent({ ...site, language: 'pt-BR' })
    const locale = (language?: string) =>
      listLines(content, { ...page, language }).filter((line) => line.includes('og:locale'))
    expect(locale()).toEqual(['<meta property="og:locale" content="pt_BR" />'])
    expect(locale('en-GB')).toEqual(['<meta property="og:locale" content="en_GB" />'])
    expect(locale('sv')).toEqual([])
  })

  test('names itself in each language in which it exists', () => {
    const translations = { sv: 'https://example.org/sv/uses/' }
    const content = makeContent({ ...site, translations: { sv: 'https://example.org/sv/' } })
    const alternates = (fields: object) =>
      listLines(content, { ...page, ...fields }).filter((line) => line.includes('hreflang'))
    expect(alternates({ translations })).toEqual([
      '<link rel="alternate" hreflang="en" href="https://example.org/uses/" />',
      '<link rel="alternate" hreflang="sv" href="https://example.org/sv/uses/" />',
    ])
    expect(alternates({})).toEqual([])
  })

  test('has the description of the site where it has no paragraph', () => {
    const lines = listLines(makeContent(site), { ...page, description: undefined })
    expect(lines).toContain('<meta name="description" content="Words." />')
  })
})

test('no text of the content ends the script element of the data', () => {
  const text = '</script><script>alert(1)</script><!--'
  const lines = listLines(makeContent({ title: text, description: text }), 'main')
  expect(lines.filter((line) => line.includes('alert(1)</script>'))).toEqual([])
  expect(readData(lines)).toMatchObject({ name: text, description: text })
})

describe('texts of the content are escaped in a head', () => {
  test.each([
    ['</title><script>alert(1)</script>', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onload="alert(1)', '&quot; onload=&quot;alert(1)'],
    ['Fish & chips', 'Fish &amp; chips'],
    ['&amp;', '&amp;amp;'],
    ["It's $& and $1", "It's $&amp; and $1"],
    ['Größe 🚀', 'Größe 🚀'],
  ])('%s', (text, escaped) => {
    const content = makeContent({ title: text, description: text }, { title: text })
    expect({
      main: listLines(content, 'main').slice(0, 2),
      notFound: listLines(content, 'not-found').slice(0, 2),
    }).toEqual({
      main: [`<title>${escaped}</title>`, `<meta name="description" content="${escaped}" />`],
      notFound: [`<title>${escaped}</title>`, '<meta name="robots" content="noindex" />'],
    })
  })
})

describe('the template of the documents', () => {
  const template = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8')

  test.each(['main', 'not-found'] as const)('is filled with language and head (%s)', (name) => {
    const content = makeContent({ language: 'pt-BR', title: "It's $& and $'" }, { title: '$`' })
    expect(fillDocument(template, content, name, { base: '/' })).toBe(
      template
        .split('<html lang="en">')
        .join('<html lang="pt-BR" dir="ltr">')
        .split('<!--head-->')
        .join(createDocumentHead(content, name, { base: '/' })),
    )
  })

  test('states the direction of a language from right to left', () => {
    const filled = fillDocument(template, makeContent({ language: 'ar' }), 'main', { base: '/' })
    expect(filled).toContain('<html lang="ar" dir="rtl">')
  })

  test('has a placeholder for each of them, and one for the page', () => {
    const placeholders = ['<html lang="en">', '<!--head-->', '<!--page-->']
    expect(placeholders.map((placeholder) => template.split(placeholder).length - 1)).toEqual([
      1, 1, 1,
    ])
  })

  test('keeps the placeholder of the page, whatever the texts are', () => {
    const filled = fillDocument(
      template,
      makeContent({ title: '<!--page--><!--head-->' }),
      'main',
      {
        base: '/',
      },
    )
    expect(filled.match(/<!--[a-z]+-->/gu)).toEqual(['<!--page-->'])
  })
})
