import { describe, expect, test } from 'vitest'

import {
  describeComma,
  describeSyntaxErrors,
  describeTrailing,
  tooMany,
  describeUnquoted,
} from '#fixtures/describe-syntax-errors.ts'
import { readJson } from '#json/read-json.ts'

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
      'a key that is there three times',
      '{ "a": 1,\n "a": 2,\n "a": 3 }',
      [2, 3].map(() => [
        '"a"',
        'The name "a" is here a second time; it is already in line 1.',
        'Delete one of the two.',
      ]),
    ],
    [
      'three independent errors',
      '{"a": [1, 2,, 3], "b": ada, "c" 5}',
      [
        tooMany,
        describeUnquoted('ada', 'ada'),
        [
          '5',
          'A colon is missing between a name and its value.',
          'Write "name": value, and "[" before the first item of a list.',
        ],
      ],
    ],
    [
      'a key that is twice in a line',
      '{ "a": 1, "a": 2 }',
      [
        [
          '"a"',
          'The name "a" is here a second time; it is already in this line.',
          'Delete one of the two.',
        ],
      ],
    ],
    ['equal keys of two objects', '[{ "a": 1 }, { "a": { "a": 1 } }]', []],
    ['a key with an inherited member’s name', '{ "constructor": 1, "toString": 2 }', []],
  ])('%s', (_, text, expected) => {
    expect(describeSyntaxErrors(text)).toEqual(expected)
  })

  test('20,000 merges that never end are read to the end', () => {
    const { errors } = readJson('<<<<<<< a\n=======\n'.repeat(20_000))
    expect(errors.length).toBeGreaterThan(0)
  })

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
