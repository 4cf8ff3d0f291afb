import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { hero, writeContent, compare } from '#fixtures/small-content.ts'

/** Content with one syntax error, «marked», and its code. */
const syntaxErrors: [string, string, string][] = [
  ['a comment', writeContent({ rest: '«// a note»\n  "scrolling": {}' }), 'content/comment'],
  [
    'a comment of several lines',
    writeContent({ rest: '«/* a\n note */» "scrolling": {}' }),
    'content/comment',
  ],
  [
    'a comma after the last field',
    writeContent({ rest: '"scrolling": {}«,»' }),
    'content/trailing-comma',
  ],
  [
    'a comma after the last item',
    writeContent({ preloader: '{ "letters": ["A"«,» ] }' }),
    'content/trailing-comma',
  ],
  [
    'a key that is there twice, at the second',
    writeContent({ rest: '«"site"»: {}' }),
    'content/duplicate-key',
  ],
  [
    'a key that is there twice in a section',
    writeContent({ sections: hero.replace(' }', ', «"tag"»: "B" }') }),
    'content/duplicate-key',
  ],
  [
    'a tab in a text',
    writeContent({ site: '{ "title": «"a\tb"», "description": "Words." }' }),
    'content/unusable-character',
  ],
  [
    'half an emoji',
    writeContent({ site: '{ "title": «"\\ud83d"», "description": "Words." }' }),
    'content/unusable-character',
  ],
  [
    'an escaped NUL',
    writeContent({ site: '{ "title": «"a\\u0000"», "description": "Words." }' }),
    'content/unusable-character',
  ],
  [
    'a missing comma',
    writeContent({ site: '{ "title": "Title" «"description"»: "Words." }' }),
    'content/syntax',
  ],
  [
    'a missing colon',
    writeContent({ site: '{ "title" «"Title"», "description": "Words." }' }),
    'content/syntax',
  ],
  ['a second document', `${writeContent({})}«{»}`, 'content/syntax'],
  [
    'a number that ends with a point',
    writeContent({ rest: '"scrolling": { "fadeDelay": «1.» }' }),
    'content/syntax',
  ],
  [
    'an end that is too early',
    writeContent({}).replace('}\n', '').trimEnd().replace(/\]$/u, '«]»'),
    'content/syntax',
  ],
  [
    'a NUL, and nothing after it',
    writeContent({ rest: '"scrolling"«\0»: 1, 2' }),
    'content/not-text',
  ],
  [
    'bytes that are not UTF-8',
    writeContent({ rest: '"scrolling": "«\uFFFD»"' }),
    'content/not-text',
  ],
  ['brackets without end', `${'['.repeat(64)}«[»${'['.repeat(100_000)}`, 'content/too-deep'],
  ['a file of eleven million characters', `«{»${' '.repeat(11_000_000)}}`, 'content/too-large'],
  [
    'a list of too many items',
    `{ "a": [${'1, '.repeat(49_998)}«2»${', 3'.repeat(99)}] }`,
    'content/too-large',
  ],
]

describe('a syntax error is marked', () => {
  test.each(syntaxErrors)('%s', (_, marked, code) => {
    const { found, expected } = compare(marked, code)
    expect(found).toEqual(expected)
  })
})

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

test('every code of the checks is in one of the tests of positions', () => {
  const tests = ['value-positions', 'syntax-positions', 'is-certain'].map((name) =>
    read(`./${name}.test.ts`),
  )
  const sources = ['content', 'problems', 'validate', 'validate/assets'].flatMap((folder) =>
    readdirSync(new URL(`../${folder}/`, import.meta.url))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => read(`../${folder}/${name}`)),
  )
  const codes = sources.flatMap((source) =>
    [...source.matchAll(/'((?:content|contact|theme)\/[a-z-]+)'/gu)].map(([, code = '']) => code),
  )
  expect({
    untested: codes.filter((code) => !tests.some((text) => text.includes(`'${code}'`))),
    enough: new Set(codes).size > 20,
  }).toEqual({ untested: [], enough: true })
})
