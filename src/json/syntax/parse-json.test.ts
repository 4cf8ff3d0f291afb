import { describe, expect, test } from 'vitest'

import { describeSyntaxErrors } from '#fixtures/describe-syntax-errors.ts'

import { readJson } from '#json/read-json.ts'

const describeTrailing = (what: string) => [
  ',',
  `There is a comma after the last ${what}.`,
  'Delete the comma, or write what follows it.',
]
const describeComma = (part: string) => [
  part,
  'A comma is missing before this.',
  'Write a comma between one part and the next.',
]
const openList = (part: string) => [
  part,
  'A field begins here, and the list before it is still open.',
  'Write "]" where the list ends, or "{" and "}" around the field.',
]
const tooMany = [',', 'There is a comma too many here.', 'Delete the comma.']
const describeEarly = (part: string, closer: string) => [
  part,
  'The file ends here, and not all of its brackets are closed.',
  `Add the missing brackets, beginning with "${closer}".`,
]
const describeWrong = (closer: string, missing: string, opened: string) => [
  closer,
  `This "${closer}" does not match: the ${opened} before it is still open.`,
  `Write "${missing}" where that ${opened} ends.`,
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
const describeUnquoted = (part: string, meant: string) => [
  part,
  `${part} is not in double quotes.`,
  `Write "${meant}".`,
]
const semicolon = [
  ';',
  'There is a ";" here, and JSON has none.',
  'Write a comma between one part and the next, and none after the last.',
]
const value = ['A value is missing here.', 'Write a value, or delete its name or its comma.']

describe('each error in the order of the parts is reported once, where it is', () => {
  test.each([
    ['a comma after the last field', '{ "a": 1, }', [describeTrailing('field')]],
    ['a comma after the last item', '[1, 2,\n]', [describeTrailing('item of the list')]],
    ['two commas', '{ "a": 1,, "b": 2 }', [tooMany]],
    ['two commas at the end', '[1,,]', [tooMany]],
    [
      'a comma and a comment before the end',
      '[1, // x\n]',
      [
        describeTrailing('item of the list'),
        ['// x', 'This is a comment, and JSON has none.', 'Delete the comment.'],
      ],
    ],
    ['a comma before the first item', '[, 1]', [tooMany]],
    ['a missing comma', '[1 2, 3 4]', [describeComma('2'), describeComma('4')]],
    ['a missing comma between fields', '{ "a": 1 "b": 2 }', [describeComma('"b"')]],
    ['a list that is not closed', '{ "a": [1, 2, "b": 3 }', [openList(':')]],
    ['a list and a comma', '{ "a": [1, 2\n "b": 3 }', [openList('"b"')]],
    ['a missing value', '{ "a": , "b": 2 }', [[',', ...value]]],
    ['a missing last value', '{ "a": }', [['}', ...value]]],
    [
      'a missing colon',
      '{ "a" 1 }',
      [
        [
          '1',
          'A colon is missing between a name and its value.',
          'Write "name": value, and "[" before the first item of a list.',
        ],
      ],
    ],
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
      'an equals sign in place of a colon',
      '{ "a" = "b" }',
      [
        [
          '=',
          'A colon is missing between a name and its value.',
          'Write "name": value, and "[" before the first item of a list.',
        ],
      ],
    ],
    ['semicolons for commas', '{ "a": ["b"; "c"]; "d": 1; }', [semicolon, semicolon, semicolon]],
    [
      'an unfinished merge',
      '{\n<<<<<<< HEAD\n "a": 1,\n=======\n "a": 2,\n>>>>>>> branch\n "b": 1\n}',
      [
        [
          '<<<<<<< HEAD',
          'This is a merge conflict: two versions of the same lines.',
          'Keep one of the two sides, and delete the other and the lines "<<<<<<<", "=======" and ">>>>>>>".',
        ],
      ],
    ],
    [
      'an unfinished merge with indented marks',
      '{\n  <<<<<<< HEAD\n "a": 1,\n  ||||||| base\n  =======\n "a": 2,\n  >>>>>>> branch\n "b": 1\n}',
      [
        [
          '<<<<<<< HEAD',
          'This is a merge conflict: two versions of the same lines.',
          'Keep one of the two sides, and delete the other and the lines "<<<<<<<", "=======" and ">>>>>>>".',
        ],
      ],
    ],
    [
      'the end of a merge conflict without its beginning',
      '{\n "a": 1\n=======\n}\n>>>>>>> branch\n',
      ['=======', '>>>>>>> branch'].map((mark) => [
        mark,
        'This line is left of a merge conflict.',
        'Delete it, and make sure that only one of the two versions is here.',
      ]),
    ],
    [
      'the beginning of a merge conflict alone',
      '{\n  <<<<<<< HEAD\n "a": 1\n}',
      [
        [
          '<<<<<<< HEAD',
          'This line is left of a merge conflict.',
          'Delete it, and make sure that only one of the two versions is here.',
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
      [
        [
          ...describeWrong('}', ']', 'list').slice(0, 2),
          'Delete this "}", or write "]" before it.',
        ],
      ],
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
    [
      'a key that is there three times',
      '{ "a": 1,\n "a": 2,\n "a": 3 }',
      [2, 3].map(() => [
        '"a"',
        'The field "a" is here a second time; it is already in line 1.',
        'Delete one of the two.',
      ]),
    ],
    [
      'three independent errors',
      '{"a": [1, 2,, 3], "b": tru, "c" 5}',
      [
        tooMany,
        describeUnquoted('tru', 'tru'),
        [
          '5',
          'A colon is missing between a name and its value.',
          'Write "name": value, and "[" before the first item of a list.',
        ],
      ],
    ],
    ['equal keys of two objects', '[{ "a": 1 }, { "a": { "a": 1 } }]', []],
    ['a key with an inherited member’s name', '{ "constructor": 1, "toString": 2 }', []],
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

  test('any text that is not JSON has an error, at a range of the text', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      "'",
      '1',
      '-',
      'x',
      '/*',
      '//',
      '\\',
      '\n',
    ]
    let seed = 7
    const drawNumber = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const texts = Array.from({ length: 3000 }, () =>
      Array.from({ length: 1 + drawNumber(12) }, () => pieces[drawNumber(pieces.length)]).join(''),
    )
    const wrongly = texts.filter((text) => {
      const { errors } = readJson(text)
      const isMarked = errors.every(
        ({ start, end }) => start >= 0 && start < end && end <= Math.max(1, text.length),
      )
      return !isMarked || (errors.length === 0) !== isJson(text)
    })
    expect(wrongly).toEqual([])
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
