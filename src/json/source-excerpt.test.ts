import { expect, test } from 'vitest'

import { formatExcerpt } from './source-excerpt.ts'

const text = ['{', '  "a": 1,', '  "b": 2,', '  "c": 3,', '  "d": 4', '}'].join('\n')

/** A range, from its first line and column to its end. */
function makeRange(line: number, column: number, endLine: number, endColumn: number) {
  return { line, column, endLine, endColumn }
}

test.each([
  {
    name: 'two lines are shown before the range and two after it',
    text,
    range: makeRange(3, 8, 3, 9),
    excerpt: [
      '  1 | {',
      '  2 |   "a": 1,',
      '> 3 |   "b": 2,',
      '    |        ^',
      '  4 |   "c": 3,',
      '  5 |   "d": 4',
    ],
  },
  {
    name: 'the first line has none before it',
    text,
    range: makeRange(1, 1, 1, 2),
    excerpt: ['> 1 | {', '    | ^', '  2 |   "a": 1,', '  3 |   "b": 2,'],
  },
  {
    name: 'the last line has none after it',
    text,
    range: makeRange(6, 1, 6, 2),
    excerpt: ['  4 |   "c": 3,', '  5 |   "d": 4', '> 6 | }', '    | ^'],
  },
  {
    name: 'there is a caret under each marked character',
    text,
    range: makeRange(2, 3, 2, 6),
    excerpt: ['  1 | {', '> 2 |   "a": 1,', '    |   ^^^', '  3 |   "b": 2,', '  4 |   "c": 3,'],
  },
  {
    name: 'a range of several lines is marked to the end of its first',
    text,
    range: makeRange(2, 8, 4, 3),
    excerpt: [
      '  1 | {',
      '> 2 |   "a": 1,',
      '    |        ^^',
      '  3 |   "b": 2,',
      '  4 |   "c": 3,',
    ],
  },
  {
    name: 'an empty range has one caret',
    text: '{}',
    range: makeRange(1, 3, 1, 3),
    excerpt: ['> 1 | {}', '    |   ^'],
  },
  {
    name: 'an empty text has one caret',
    text: '',
    range: makeRange(1, 1, 1, 2),
    excerpt: ['> 1 |', '    | ^'],
  },
  {
    name: 'the returns of CRLF are not part of a line',
    text: text.replaceAll('\n', '\r\n'),
    range: makeRange(5, 8, 6, 1),
    excerpt: ['  3 |   "b": 2,', '  4 |   "c": 3,', '> 5 |   "d": 4', '    |        ^', '  6 | }'],
  },
  {
    name: 'carets are under text that tabs push to the right',
    text: '{\n\t\t"a":\t1\n}',
    range: makeRange(2, 8, 2, 9),
    excerpt: ['  1 | {', '> 2 | \t\t"a":\t1', '    | \t\t    \t^', '  3 | }'],
  },
  {
    name: 'line numbers of different lengths end at the same column',
    text: '\n'.repeat(8) + text,
    range: makeRange(10, 3, 10, 6),
    excerpt: [
      '   8 |',
      '   9 | {',
      '> 10 |   "a": 1,',
      '     |   ^^^',
      '  11 |   "b": 2,',
      '  12 |   "c": 3,',
    ],
  },
  {
    name: 'a long line is cut around the range, and the lines beside it at the same column',
    text: `${'a'.repeat(200)}\n${'b'.repeat(200)}"x"${'c'.repeat(200)}\nd`,
    range: makeRange(2, 201, 2, 204),
    excerpt: [
      `  1 | …${'a'.repeat(58)}`,
      `> 2 | …${'b'.repeat(58)}"x"${'c'.repeat(58)}…`,
      `    | ${' '.repeat(59)}^^^`,
      '  3 |',
    ],
  },
  {
    name: 'a range that is longer than the line is marked to the end of the line',
    text: `"${'x'.repeat(500)}"`,
    range: makeRange(1, 1, 1, 503),
    excerpt: [`> 1 | "${'x'.repeat(119)}…`, `    | ${'^'.repeat(121)}`],
  },
  {
    name: 'a control character is shown as a picture of it',
    text: '{ "a\u001b[2J": 1\u0000 }',
    range: makeRange(1, 13, 1, 14),
    excerpt: ['> 1 | { "a␛[2J": 1␀ }', '    |             ^'],
  },
  {
    name: 'letters of East Asia and emoji are two columns wide',
    text: '{ "名前": "👩🏽‍💻", "a": 12 }',
    range: makeRange(1, 25, 1, 27),
    excerpt: ['> 1 | { "名前": "👩🏽‍💻", "a": 12 }', `    | ${' '.repeat(21)}^^`],
  },
  {
    name: 'the carets under wide letters are as wide',
    text: '{ "名前": 1 }',
    range: makeRange(1, 3, 1, 7),
    excerpt: ['> 1 | { "名前": 1 }', '    |   ^^^^^^'],
  },
  {
    name: 'a combining mark has no column of its own',
    text: '{ "e\u0301a\u0308": 1 }',
    range: makeRange(1, 10, 1, 11),
    excerpt: ['> 1 | { "e\u0301a\u0308": 1 }', '    |        ^'],
  },
])('$name', ({ text: source, range, excerpt }) => {
  expect(formatExcerpt(source, range).split('\n')).toEqual(excerpt)
})
