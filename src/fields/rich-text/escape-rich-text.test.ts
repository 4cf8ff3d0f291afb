import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { collapseSpaces } from '#fields/texts/collapse-spaces.ts'

import { escapeRichText } from './escape-rich-text.ts'
import { parseParagraphs, parseRichText } from './parse-rich-text.ts'
import { readPlainText } from './plain-text.ts'

function escape(text: string): string {
  return escapeRichText(text).reduceRight(
    (made, { offset, length, content }) =>
      made.slice(0, offset) + content + made.slice(offset + length),
    text,
  )
}

describe('a plain text', () => {
  test.each([
    ['C++ at 10 % - "quick", snake_case, 2 * 3 > 5, AT&T [sic] a\\b', undefined],
    ['I *do* <b>', '\\I \\*do\\* \\<b>'.slice(1)],
    ['2019. A year', '2019\\. A year'],
    ['- a dash', '\\- a dash'],
    ['# a\n\n- b', '\\# a - b'],
    ['R&amp;D', 'R\\&amp;D'],
    ['a\\_b', 'a\\\\\\_b'],
    ['[a](https://example.org/)', '\\[a\\](https\\://example.org/)'],
    ['See https://example.org/a_b, me@example.org.', undefined],
    ['*Me*: me@www.example.org', '\\*Me\\*: me\\@www\\.example.org'],
  ])('is escaped only where Markdown would read it: %j', (text, escaped) => {
    expect(escape(text)).toBe(escaped ?? text)
  })
})

const signs = [
  ['*', '**', '_', '`', '[', ']', '(', ')', '<', '>', '!', '#', '-', '+', '=', '|', '~~~', '"'],
  [
    '\\',
    '\n',
    '\r\n',
    '\n\n',
    '  \n',
    '    ',
    '\t',
    '\u00a0',
    '1.',
    '12)',
    ':',
    '&amp;',
    '&#35;',
    '$',
    '$$',
  ],
  [
    'a',
    'b.',
    'https://a.example/',
    'www.',
    '@',
    'me@b.example',
    'http://',
    '<b>',
    '<!--',
    '[x]: y',
    '😀',
    '---',
    '***',
    '```',
    '&',
  ],
].flat()

/** Text on the page: spaces are collapsed, and NUL cannot be in content. */
const text = fc
  .oneof(
    fc.array(fc.constantFrom(...signs), { maxLength: 20 }).map((parts) => parts.join('')),
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  )
  .filter((one) => /\S/u.test(one) && !/[\0\uFEFF]/u.test(one))

/** Whether a text is one paragraph with the same text, and no sign of it became more than a link. */
function isKept(plain: string): boolean {
  const escaped = escape(plain)
  const blocks = parseParagraphs(escaped)
  const { value, problems } = parseRichText(escaped)
  return (
    blocks.value.length === 1 &&
    [...blocks.problems, ...problems].length === 0 &&
    value.every((part) => typeof part === 'string' || 'link' in part) &&
    [blocks.value, value].every((read) => readPlainText(read) === collapseSpaces(plain))
  )
}

test('any text is the same on the page after it is escaped', () => {
  expect(() => fc.assert(fc.property(text, isKept), { numRuns: 6000 })).not.toThrow()
})
