import { expect, test } from 'vitest'

import { formatExcerpt } from './source-excerpt.ts'

const text = ['{', '  "a": 1,', '  "b": 2,', '  "c": 3,', '  "d": 4', '}'].join('\n')

/** A place, from its first line and column to its end. */
function at(line: number, column: number, endLine: number, endColumn: number) {
  return { line, column, endLine, endColumn }
}

test.each([
  {
    name: 'two lines stand before the place and two after it',
    text,
    place: at(3, 8, 3, 9),
    frame: [
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
    place: at(1, 1, 1, 2),
    frame: ['> 1 | {', '    | ^', '  2 |   "a": 1,', '  3 |   "b": 2,'],
  },
  {
    name: 'the last line has none after it',
    text,
    place: at(6, 1, 6, 2),
    frame: ['  4 |   "c": 3,', '  5 |   "d": 4', '> 6 | }', '    | ^'],
  },
  {
    name: 'a caret stands under each marked character',
    text,
    place: at(2, 3, 2, 6),
    frame: ['  1 | {', '> 2 |   "a": 1,', '    |   ^^^', '  3 |   "b": 2,', '  4 |   "c": 3,'],
  },
  {
    name: 'a place of several lines is marked to the end of its first',
    text,
    place: at(2, 8, 4, 3),
    frame: ['  1 | {', '> 2 |   "a": 1,', '    |        ^^', '  3 |   "b": 2,', '  4 |   "c": 3,'],
  },
  {
    name: 'a place without a width has one caret',
    text: '{}',
    place: at(1, 3, 1, 3),
    frame: ['> 1 | {}', '    |   ^'],
  },
  {
    name: 'an empty text has one caret',
    text: '',
    place: at(1, 1, 1, 2),
    frame: ['> 1 |', '    | ^'],
  },
  {
    name: 'the returns of CRLF are no part of a line',
    text: text.replaceAll('\n', '\r\n'),
    place: at(5, 8, 6, 1),
    frame: ['  3 |   "b": 2,', '  4 |   "c": 3,', '> 5 |   "d": 4', '    |        ^', '  6 | }'],
  },
  {
    name: 'carets stand under text that tabs push to the right',
    text: '{\n\t\t"a":\t1\n}',
    place: at(2, 8, 2, 9),
    frame: ['  1 | {', '> 2 | \t\t"a":\t1', '    | \t\t    \t^', '  3 | }'],
  },
  {
    name: 'line numbers of different lengths end at the same column',
    text: '\n'.repeat(8) + text,
    place: at(10, 3, 10, 6),
    frame: [
      '   8 |',
      '   9 | {',
      '> 10 |   "a": 1,',
      '     |   ^^^',
      '  11 |   "b": 2,',
      '  12 |   "c": 3,',
    ],
  },
  {
    name: 'a long line is cut around the place, and the lines beside it at the same column',
    text: `${'a'.repeat(200)}\n${'b'.repeat(200)}"x"${'c'.repeat(200)}\nd`,
    place: at(2, 201, 2, 204),
    frame: [
      `  1 | …${'a'.repeat(58)}`,
      `> 2 | …${'b'.repeat(58)}"x"${'c'.repeat(58)}…`,
      `    | ${' '.repeat(59)}^^^`,
      '  3 |',
    ],
  },
  {
    name: 'a place that is longer than what is shown is marked as far as it is shown',
    text: `"${'x'.repeat(500)}"`,
    place: at(1, 1, 1, 503),
    frame: [`> 1 | "${'x'.repeat(119)}…`, `    | ${'^'.repeat(121)}`],
  },
  {
    name: 'what would move the cursor of a terminal is shown as a picture of it',
    text: '{ "a\u001b[2J": 1\u0000 }',
    place: at(1, 13, 1, 14),
    frame: ['> 1 | { "a␛[2J": 1␀ }', '    |             ^'],
  },
  {
    name: 'letters of East Asia and emoji are two columns wide',
    text: '{ "名前": "👩🏽‍💻", "a": 12 }',
    place: at(1, 25, 1, 27),
    frame: ['> 1 | { "名前": "👩🏽‍💻", "a": 12 }', `    | ${' '.repeat(21)}^^`],
  },
  {
    name: 'and so are the carets under them',
    text: '{ "名前": 1 }',
    place: at(1, 3, 1, 7),
    frame: ['> 1 | { "名前": 1 }', '    |   ^^^^^^'],
  },
  {
    name: 'what joins a letter has no column of its own',
    text: '{ "e\u0301a\u0308": 1 }',
    place: at(1, 10, 1, 11),
    frame: ['> 1 | { "e\u0301a\u0308": 1 }', '    |        ^'],
  },
])('$name', ({ text: shown, place, frame }) => {
  expect(formatExcerpt(shown, place).split('\n')).toEqual(frame)
})
