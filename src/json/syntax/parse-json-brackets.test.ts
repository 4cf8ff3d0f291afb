import { describe, expect, test } from 'vitest'

import {
  describeComma,
  describeSyntaxErrors,
  describeTrailing,
  tooMany,
} from '#fixtures/describe-syntax-errors.ts'
import { readJson } from '#json/read-json.ts'

const openList = (part: string) => [
  part,
  'A field begins here, and the list before it is still open.',
  'Write "]" where the list ends, or "{" and "}" around the field.',
]
const describeEarly = (part: string, closer: string) => [
  part,
  'The file ends here, and not all of its brackets are closed.',
  `Add the missing brackets, beginning with "${closer}".`,
]
const describeWrong = (closer: string, missing: string, opened: string) => [
  closer,
  `This "${closer}" does not match: the ${opened} before it is still open.`,
  `Write "${missing}" where that ${opened} ends, or delete this "${closer}".`,
]
const describeSurplus = (closer: string, or = '') => [
  closer,
  `There is a "${closer}" too many here.`,
  `Delete this "${closer}"${or}.`,
]
const describeNotOpened = (name: string, or = '') => [
  name,
  'The fields of an object begin here, and it has no opening bracket.',
  `Write "{" before ${name}${or}.`,
]
const notClosed = [
  '{',
  'An object begins here, and the one before it is still open.',
  'Write "}," before this.',
]

describe('a bracket that is missing or too many is reported once, where it is', () => {
  test.each([
    ['a list that is not closed', '{ "a": [1, 2, "b": 3 }', [openList(':')]],
    ['a list and a comma', '{ "a": [1, 2\n "b": 3 }', [openList('"b"')]],
    ['a list that is not closed', '{ "a": [1, 2}', [describeWrong('}', ']', 'list')]],
    ['an object that is not closed', '[{ "a": 1 ]', [describeWrong(']', '}', 'object')]],
    [
      'a list that is not closed: what follows from it is left out',
      '{ "l": ["A" },\n "s": [1], "t": { "x": 1 } }',
      [describeWrong('}', ']', 'list')],
    ],
    [
      'a bracket in the middle of a list: what follows from it is left out',
      '{ "l": ["A",\n] "B", "C"],\n "t": { "x": 1 } }',
      [describeTrailing('item of the list'), describeComma('"B"')],
    ],
    ['an opening bracket alone', '{', [describeEarly('{', '}')]],
    ['an object without an end', '{ "a": 1\n', [describeEarly('1', '}')]],
    ['a list without an end', '{ "a": [[1', [describeEarly('1', ']')]],
    ['an end after a colon', '{ "a":', [describeEarly(':', '}')]],
    [
      'something after the end',
      '{}\n}',
      [
        [
          '}',
          'The content has ended before this.',
          'Delete this, or a bracket before it that closes too early.',
        ],
      ],
    ],
    [
      'a closing brace too early',
      '{ "a": { "b": 1 }}, "c": 2 }',
      [
        [
          ',',
          'The content has ended before this.',
          'Delete this, or a bracket before it that closes too early.',
        ],
      ],
    ],
    [
      'words after the end',
      '{}\nhello, you\n',
      [
        [
          'hello',
          'The content has ended before this.',
          'Delete this, or a bracket before it that closes too early.',
        ],
      ],
    ],
    [
      'a list that lost its opening',
      '{ "a": "b",\n "c",\n "d"\n ],\n "e": 1 }',
      [
        [
          ',',
          'A colon is missing between a name and its value.',
          'Write "name": value, and "[" before the first item of a list.',
        ],
      ],
    ],
    [
      'an object in a list that is not closed',
      '[{ "a": 1,\n { "b": 1 }]',
      [
        [
          '{',
          'The name of a field is missing here.',
          'Write "name": value, or "}" where the object before this ends.',
        ],
      ],
    ],
    [
      'a list that does not begin',
      '{ "a": { "b": 1 },\n { "b": 2 }]}',
      [
        [
          '{',
          'The name of a field is missing here.',
          'If this object is one of a list, write "[" before the first of them. If not, write "name": before it, or "}" where the object before this ends.',
        ],
      ],
    ],
    ['a bracket too many in a list', '{ "a": [{ "b": 1 }}, { "b": 2 }] }', [describeSurplus('}')]],
    ['a bracket too many after a list', '{ "a": ["b"]], "c": 1 }', [describeSurplus(']')]],
    [
      'brackets too many, and other errors',
      '{ "a": [{ "b": 1 }}, { "b": 2, }}], "c": ["d"]], "e": 1,, "f": 2 }',
      [
        describeSurplus('}'),
        describeTrailing('field'),
        describeSurplus('}'),
        describeSurplus(']'),
        tooMany,
      ],
    ],
    [
      'a bracket too many, or the one before it is missing',
      '{ "a": [{ "b": "}" }}, { "b": 2 }], "c": [1 }',
      [describeWrong('}', ']', 'list')],
    ],
    [
      'one text of a list that lost its opening',
      '{ "a": "b"], "c": 1 }',
      [describeSurplus(']', ', or write "[" where its list begins')],
    ],
    [
      'two texts of a list that lost its opening',
      '{ "a": "b", "c"], "d": 1 }',
      [
        [
          ']',
          'A colon is missing between a name and its value.',
          'Write "name": value, and "[" before the first item of a list.',
        ],
      ],
    ],
    [
      'an object that lost its opening, and another error',
      '{ "a": "b": 1, "c": [2] }, "d": [3,] }',
      [describeNotOpened('"b"'), describeTrailing('item of the list')],
    ],
    [
      'the first object of a list without its opening',
      '[ "a": 1 }, { "a": 2 }]',
      [describeNotOpened('"a"')],
    ],
    [
      'another object of a list without its opening',
      '[{ "a": 1 }, "a": 2 }]',
      [describeNotOpened('"a"', ', or delete a "}" before it that closes too early')],
    ],
    [
      'an object without its opening, and a missing end',
      '{ "a": "b": 1',
      [describeNotOpened('"b"')],
    ],
    [
      'an object without both brackets, or a missing value',
      '{ "a": "b": 1, "c": 2 }',
      [
        [
          '"b"',
          'A value is missing before this.',
          'Write a value and a comma before "b", or "{" before it and "}" after the last field of that object.',
        ],
      ],
    ],
    [
      'the line between two objects of a list is gone, and another error',
      '[{ "a": 1\n { "a": 2 }, { "a": 3, }]',
      [notClosed, describeTrailing('field')],
    ],
    ['the same in a list that is not closed', '{ "l": [{ "a": 1\n { "a": 2 } }', [notClosed]],
  ])('%s', (_, text, expected) => {
    expect(describeSyntaxErrors(text)).toEqual(expected)
  })

  test.each([
    ['{ "a": [{ "b": "]" }}, { "c": 2 }] }', { a: [{ b: ']' }, { c: 2 }] }],
    ['{ "a": ["b"]], "c": 1 }', { a: ['b'], c: 1 }],
    ['{ "a": "b": 1, "c": [2] }, "d": 3 }', { a: { b: 1, c: [2] }, d: 3 }],
    ['[ "a": 1 }, { "a": 2 }]', [{ a: 1 }, { a: 2 }]],
    ['[{ "a": 1\n { "a": 2 }]', [{ a: 1 }, { a: 2 }]],
  ])(
    'a text is read as if the one bracket that does not match were right: %j',
    (text, document) => {
      expect(readJson(text)).toMatchObject({ document, isReadable: true })
    },
  )
})
