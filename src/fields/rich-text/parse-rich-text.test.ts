import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { parseParagraphs, parseRichText } from './parse-rich-text.ts'
import { readPlainText } from './plain-text.ts'

/** The code of each problem with the part of the text that it marks. */
function listProblems(text: string, parse: typeof parseRichText | typeof parseParagraphs) {
  return parse(text).problems.map(({ code, start, end }) => [code, text.slice(start, end)])
}

describe('a rich text', () => {
  test('has strong and emphasized words, code and links', () => {
    expect(parseRichText('I **write** *fast* `a < b` [code](https://example.org/).')).toEqual({
      value: [
        'I ',
        { strong: ['write'] },
        ' ',
        { emphasis: ['fast'] },
        ' ',
        { code: 'a < b' },
        ' ',
        { link: ['code'], href: 'https://example.org/' },
        '.',
      ],
      problems: [],
      links: [],
    })
  })

  test('nests them', () => {
    expect(parseRichText('**See [*this* one](#work)**').value).toEqual([
      { strong: ['See ', { link: [{ emphasis: ['this'] }, ' one'], href: '#work' }] },
    ])
  })

  test('is the text itself where nothing is special', () => {
    const text = 'C++ and C# at 10 % - "quick", it’s 2 > 1 + 0. (Yes!)'
    expect(parseRichText(text)).toEqual({ value: [text], problems: [], links: [] })
  })

  test.each([
    ['https://example.org/a_b?c=1', 'https://example.org/a_b?c=1'],
    ['www.example.org', 'http://www.example.org'],
    ['me@example.org', 'mailto:me@example.org'],
  ])('links %s', (written, href) => {
    expect(parseRichText(`See (${written}).`)).toEqual({
      value: ['See (', { link: [written], href }, ').'],
      problems: [],
      links: [],
    })
  })

  test.each(['`https://example.org/`', 'https\\://example.org/', 'me\\@example.org', '@me'])(
    'has no link in %s',
    (text) => {
      expect(JSON.stringify(parseRichText(text).value)).not.toContain('href')
    },
  )

  test('has one link where the text of a link is an address', () => {
    expect(parseRichText('[www.example.org](https://example.org/)').value).toEqual([
      { link: ['www.example.org'], href: 'https://example.org/' },
    ])
  })

  test('has a space for a line break, and no spaces around it', () => {
    expect(parseRichText(' One  \n  two\r\nthree.\t').value).toEqual(['One two three.'])
  })

  test.each([
    ['a <b>bold</b> word', 'text/html', ['<b>']],
    ['Array<string>', 'text/html', ['<string>']],
    ['<!-- note -->', 'text/html', ['<!-- note -->']],
    ['[run](javascript:alert(1))', 'text/link', ['[run](javascript:alert(1))']],
    ['[me](example.org)', 'text/link', ['[me](example.org)']],
    ['[me](mailto:me@example,org)', 'text/link', ['[me](mailto:me@example,org)']],
    ['[me](https://example,org/a)', 'text/link', ['[me](https://example,org/a)']],
    ['<ftp://example.org>', 'text/link', ['<ftp://example.org>']],
    ['[](https://example.org/)', 'text/link', ['[](https://example.org/)']],
    ['[a](https://example.org/ "b")', 'text/link', ['[a](https://example.org/ "b")']],
    ['![a](media/a.png)', 'text/not-supported', ['![a](media/a.png)']],
    ['# Heading', 'text/not-supported', ['# Heading']],
    ['Heading\n---', 'text/not-supported', ['Heading\n---']],
    ['1. first', 'text/not-supported', ['1. first']],
    ['> quote', 'text/not-supported', ['> quote']],
    ['```js\n1\n```', 'text/not-supported', ['```js\n1\n```']],
    ['***', 'text/not-supported', ['***']],
    ['a\\\nb', 'text/not-supported', ['\\\n']],
    [':tada:', 'text/not-supported', [':tada:']],
    ['~~a~~', 'text/not-supported', ['~~a~~']],
    ['$$a$$', 'text/not-supported', ['$$a$$']],
    ['a | b\n--|--', 'text/not-supported', ['a | b\n--|--']],
    ['[a]: https://example.org/', 'text/not-supported', ['[a]: https://example.org/']],
    ['one\n\ntwo', 'text/not-supported', ['one\n\ntwo']],
    ['- one', 'text/not-supported', ['- one']],
  ])('cannot contain what is in %j', (text, code, parts) => {
    expect(listProblems(text, parseRichText)).toEqual(parts.map((part) => [code, part]))
  })

  test('keeps what it cannot contain as it is written', () => {
    const text = 'a <b>bold</b> [run](javascript:alert(1)) **word** ![x](y)'
    expect(parseRichText(text).value).toEqual([
      'a <b>bold</b> [run](javascript:alert(1)) ',
      { strong: ['word'] },
      ' ![x](y)',
    ])
  })
})

describe('paragraphs', () => {
  test('have blank lines between them, and lists', () => {
    expect(parseParagraphs('One **two**.\n\nThree:\n\n- four\n- *five*\n  six')).toEqual({
      value: [
        { paragraph: ['One ', { strong: ['two'] }, '.'] },
        { paragraph: ['Three:'] },
        { list: [['four'], [{ emphasis: ['five'] }, ' six']] },
      ],
      problems: [],
      links: [],
    })
  })

  test.each([
    ['- one\n  - two', ['- one\n  - two']],
    ['- one\n-', ['-']],
    ['words\n\n1. one', ['1. one']],
    ['words\n\n## Heading', ['## Heading']],
  ])('cannot contain what is in %j', (text, parts) => {
    const expected = parts.map((part) => ['text/not-supported', part])
    expect(listProblems(text, parseParagraphs)).toEqual(expected)
  })
})

const signs = [
  ['*', '**', '_', '`', '[', ']', '(', ')', '<', '>', '!', '#', '-', '+', '1.', '&amp;'],
  ['\\', '\n', '\n\n', ' ', '    ', '\t', 'a', 'b.', '~~~', '|', '=', '"', ':', '\u00a0'],
  [
    'https://a.example/',
    'javascript:x',
    'www.',
    '@',
    'me@b.example',
    'http://',
    '[a](#b)',
    '<b>',
    '[x]: y',
    '😀',
    '&#0;',
  ],
].flat()

/** Texts of signs that Markdown reads. */
const markdown = fc
  .array(fc.constantFrom(...signs), { maxLength: 30 })
  .map((parts) => parts.join(''))

/** Texts without what is in the source only, such as addresses. */
const wordsOnly = markdown.map((text) => text.replaceAll(/amp|https.*?e\/|#b|x: y/gu, ''))

function keepLetters(text: string): string {
  return text.replaceAll(/[^ab😀]/gu, '')
}

function keepsLetters(text: string): boolean {
  const { value, problems } = parseRichText(text)
  return problems.length > 0 || keepLetters(readPlainText(value)) === keepLetters(text)
}

describe('for any text', () => {
  test('links lead only to allowed addresses, and problems are inside the text', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const { value, problems } = parseParagraphs(text)
        for (const [, address = ''] of JSON.stringify(value).matchAll(/"href":"([^"]*)"/gu)) {
          expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/u)
        }
        for (const { start, end } of problems) {
          expect(start < end && end <= text.length).toBe(true)
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('no letter is lost', () => {
    expect(() => fc.assert(fc.property(wordsOnly, keepsLetters), { numRuns: 1000 })).not.toThrow()
  })
})
