import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { portfolio, type Portfolio } from '#content/portfolio.ts'

import { documentHead, fillDocument, type DocumentName } from './document-head.ts'

function contentOf(site: object = {}, notFound: object = {}): Portfolio {
  return portfolio.parse({
    site: { title: 'Title', description: 'Words.', ...site },
    preloader: { letters: ['A'] },
    sections: [{ type: 'gif-strip', images: [{ src: 'media/a.gif', alt: 'A' }] }],
    notFound,
  })
}

function linesOf(content: Portfolio, name: DocumentName): string[] {
  return documentHead(content, name)
    .split('\n')
    .map((line) => line.trim())
}

describe('the head of the main page', () => {
  test('says its title and its description', () => {
    expect(linesOf(contentOf(), 'main')).toEqual([
      '<title>Title</title>',
      '<meta name="description" content="Words." />',
    ])
  })

  test('says where the site lives, where the content does', () => {
    expect(linesOf(contentOf({ url: 'https://example.org/a&b/' }), 'main')).toEqual([
      '<title>Title</title>',
      '<meta name="description" content="Words." />',
      '<link rel="canonical" href="https://example.org/a&amp;b/" />',
    ])
  })
})

describe('the head of the not-found page', () => {
  test('says its own title, and that it is not to be found by search', () => {
    const content = contentOf({ url: 'https://example.org/' }, { title: 'Lost' })
    expect(linesOf(content, 'not-found')).toEqual([
      '<title>Lost</title>',
      '<meta name="robots" content="noindex" />',
    ])
  })
})

describe('words stay words in a head', () => {
  test.each([
    ['</title><script>alert(1)</script>', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onload="alert(1)', '&quot; onload=&quot;alert(1)'],
    ['Fish & chips', 'Fish &amp; chips'],
    ['&amp;', '&amp;amp;'],
    ["It's $& and $1", "It's $&amp; and $1"],
    ['Größe 🚀', 'Größe 🚀'],
  ])('%s', (words, escaped) => {
    const content = contentOf({ title: words, description: words }, { title: words })
    expect({
      main: linesOf(content, 'main'),
      notFound: linesOf(content, 'not-found'),
    }).toEqual({
      main: [`<title>${escaped}</title>`, `<meta name="description" content="${escaped}" />`],
      notFound: [`<title>${escaped}</title>`, '<meta name="robots" content="noindex" />'],
    })
  })
})

describe('the template of the documents', () => {
  const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')

  test.each(['main', 'not-found'] as const)('is filled with language and head (%s)', (name) => {
    const content = contentOf({ language: 'pt-BR', title: "It's $& and $'" }, { title: '$`' })
    expect(fillDocument(template, content, name)).toBe(
      template
        .split('<html lang="en">')
        .join('<html lang="pt-BR">')
        .split('<!--head-->')
        .join(documentHead(content, name)),
    )
  })

  test('has a place for each of them, and one for the page', () => {
    const places = ['<html lang="en">', '<!--head-->', '<!--page-->']
    expect(places.map((place) => template.split(place).length - 1)).toEqual([1, 1, 1])
  })

  test('keeps the place of the page, whatever the words say', () => {
    const filled = fillDocument(template, contentOf({ title: '<!--page--><!--head-->' }), 'main')
    expect(filled.match(/<!--[a-z]+-->/gu)).toEqual(['<!--page-->'])
  })
})
