import { describe, expect, test } from 'vitest'

import { readJson } from './read-json.ts'
import { describeSyntaxError } from './syntax-errors.ts'

/** The marked part, the message and the help of each syntax error of a text. */
function described(text: string) {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  return readJson(text).errors.map((error) => {
    const { message, help } = describeSyntaxError(error, text, lineOf)
    return [text.slice(error.start, error.end), message, help]
  })
}

const trailing = (what: string) => [
  ',',
  `There is a comma after the last ${what}.`,
  'Take the comma out, or write what follows it.',
]
const comma = (part: string) => [
  part,
  'A comma is missing before this.',
  'Write a comma between one part and the next.',
]
const tooMany = [',', 'There is a comma too many here.', 'Take the comma out.']
const value = [
  'A value is missing after the colon.',
  'Write a value before this, or take its place out.',
]
const early = (part: string, closer: string) => [
  part,
  'The file ends here, and not all of its brackets are closed.',
  `Write what is missing; first of all a "${closer}".`,
]
const wrong = (closer: string, missing: string, opened: string) => [
  closer,
  `This "${closer}" closes nothing that is open here: the ${opened} before it is still open.`,
  `Write "${missing}" where that ${opened} ends.`,
]
const number = (part: string) => [
  part,
  `${part} cannot be read as a number.`,
  'Write the number without "+", and with digits before and after its point.',
]
const unquoted = (part: string, kind: string, meant: string) => [
  part,
  `${part} lacks the double quotes of a ${kind}.`,
  `Write "${meant}".`,
]
const semicolon = [
  ';',
  'A comma belongs in place of ";".',
  'Write a comma between one part and the next, and none after the last.',
]
const keyword = (part: string, meant: string) => [
  part,
  `${part} is not a word of JSON.`,
  `Write ${meant}, in lower case.`,
]
const innerQuote = (part: string) => [
  part,
  `${part} follows the quotation mark that ends a text.`,
  'A quotation mark inside text is written \\". Or one is missing before.',
]

describe('each syntax error is reported once, where it is', () => {
  test.each([
    ['a comma after the last field', '{ "a": 1, }', [trailing('field')]],
    ['a comma after the last item', '[1, 2,\n]', [trailing('item of the list')]],
    ['two commas', '{ "a": 1,, "b": 2 }', [tooMany]],
    ['two commas at the end', '[1,,]', [tooMany]],
    [
      'a comma and a comment before the end',
      '[1, // x\n]',
      [
        trailing('item of the list'),
        ['// x', 'This is a comment, and JSON has none.', 'Take the comment out.'],
      ],
    ],
    ['a comma before the first item', '[, 1]', [tooMany]],
    ['a missing comma', '[1 2, 3 4]', [comma('2'), comma('4')]],
    ['a missing comma between fields', '{ "a": 1 "b": 2 }', [comma('"b"')]],
    ['a missing value', '{ "a": , "b": 2 }', [[',', ...value]]],
    ['a missing last value', '{ "a": }', [['}', ...value]]],
    [
      'a missing colon',
      '{ "a" 1 }',
      [
        [
          '1',
          'A colon is missing between a name and its value.',
          'Write "name": value. A quotation mark inside text is written \\".',
        ],
      ],
    ],
    [
      'a name that is a number',
      '{ 5: 1, "a": 2 }',
      [['5', 'The name of a field is missing here.', 'Write "name": value.']],
    ],
    ['a name without quotes', '{ title: "x" }', [unquoted('title', 'name', 'title')]],
    [
      'a name and a text in single quotes',
      "{ 'a': 'The best', \"b\": 1 }",
      [unquoted("'a'", 'name', 'a'), unquoted("'The best'", 'text', 'The best')],
    ],
    ['curly quotes', '[“Hello”]', [unquoted('“Hello”', 'text', 'Hello')]],
    ['a text without quotes', '{ "a": blue sky }', [unquoted('blue sky', 'text', 'blue sky')]],
    [
      'words of other languages',
      '[True, undefined, None]',
      [
        keyword('True', 'true'),
        ['undefined', 'undefined is not a word of JSON.', 'Write a value, or take the field out.'],
        keyword('None', 'null'),
      ],
    ],
    ['numbers of other languages', '[.5, +5, 1.]', [number('.5'), number('+5'), number('1.')]],
    ['a quotation mark inside text', '{ "a": "The "best" one", "b": 1 }', [innerQuote('best')]],
    ['a quotation mark that is missing', '{ "a: "Title",\n "b": 1 }', [innerQuote('Title')]],
    [
      'a text that does not end',
      '{ "a": "Title,\n "b": 1 }',
      [
        [
          '"Title,',
          'This text has no closing quotation mark.',
          'End it with a quotation mark in the same line. A line break inside text is written \\n.',
        ],
      ],
    ],
    [
      'a backslash of a path',
      '["C:\\qux"]',
      [
        [
          '"C:\\qux"',
          'A backslash in this text starts an escape that JSON does not have.',
          'A backslash itself is written \\\\, and a quotation mark \\".',
        ],
      ],
    ],
    ['a list that is not closed', '{ "a": [1, 2}', [wrong('}', ']', 'list')]],
    ['an object that is not closed', '[{ "a": 1 ]', [wrong(']', '}', 'object')]],
    [
      'a list that is not closed, with all that follows from it',
      '{ "l": ["A" },\n "s": [1], "t": { "x": 1 } }',
      [wrong('}', ']', 'list')],
    ],
    [
      'a bracket in the midst of a list, with all that follows from it',
      '{ "l": ["A",\n] "B", "C"],\n "t": { "x": 1 } }',
      [
        [
          ']',
          'This "]" comes too early: after a comma, something must follow.',
          'Take the bracket out, or the comma before it.',
        ],
      ],
    ],
    [
      'a name without quotes before an object, with all that follows from it',
      '{ site: { "a": 1, "b": 2 }, "c": 3 }',
      [unquoted('site', 'name', 'site')],
    ],
    [
      'a line break inside text',
      '["An odd\nlittle thing.",\n "Another"]',
      [
        [
          '"An odd',
          'This text has no closing quotation mark.',
          'End it with a quotation mark in the same line. A line break inside text is written \\n.',
        ],
      ],
    ],
    [
      'text that lost its first quotation mark',
      '{ "a": I make code, and more",\n  "b": 1 }',
      [
        [
          'I make code, and more"',
          'I make code, and more" lacks the first of the two quotation marks of a text.',
          'Write a quotation mark before it.',
        ],
      ],
    ],
    ['an object without an end', '{ "a": 1\n', [early('1', '}')]],
    ['a list without an end', '{ "a": [[1', [early('1', ']')]],
    ['an end after a colon', '{ "a":', [early(':', '}')]],
    [
      'something after the end',
      '{}\n}',
      [['}', 'The content has ended before this.', 'Take this } out.']],
    ],
    [
      'a brace too many in the midst',
      '{ "a": { "b": 1 }}, "c": 2 }',
      [
        [
          ',',
          'The content has ended before this.',
          'Take this out, or take the } before it out, which closes too early.',
        ],
      ],
    ],
    [
      'a word after the end',
      '{}\nhello, you\n',
      [['hello, you', 'hello, you is after the end of the content.', 'Take it out.']],
    ],
    [
      'a no-break space',
      '{ "a":\u00a01 }',
      [
        [
          '\u00a0',
          'This is an invisible space that JSON does not allow.',
          'Write a plain space instead.',
        ],
      ],
    ],
    [
      'a sign of equality',
      '{ "a" = "b" }',
      [['=', 'A colon belongs in place of "=".', 'Write "name": value.']],
    ],
    ['a number with a zero before it', '{ "a": 01, "b": 0x1 }', [number('01'), number('0x1')]],
    ['no number', '[NaN, -Infinity]', [number('NaN'), number('-Infinity')]],
    [
      'semicolons for commas',
      '{ "a": ["b"; "c"]; "d": 1; }',
      [semicolon, semicolon, [';', 'There is a ";" here, and JSON has none.', 'Take it out.']],
    ],
    [
      'a merge that nobody ended',
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
      'the end of a merge without its beginning',
      '{\n "a": 1\n=======\n}\n>>>>>>> branch\n',
      [
        ['=======', 'The name of a field is missing here.', 'Write "name": value.'],
        ['>>>>>>> branch', '>>>>>>> branch is after the end of the content.', 'Take it out.'],
      ],
    ],
    [
      'a name that lost its first quotation mark',
      '{\n  a": "b" }',
      [['a"', 'a" lacks the first of the two quotation marks of a name.', 'Write "a".']],
    ],
    [
      'an address that lost its first quotation mark',
      '{ "a": https://example.org/b", "c": 1 }',
      [
        [
          'https://example.org/b"',
          'https://example.org/b" lacks the first of the two quotation marks of a text.',
          'Write a quotation mark before it.',
        ],
      ],
    ],
    [
      'a list that lost its opening',
      '{ "a": "b",\n "c",\n "d"\n ],\n "e": 1 }',
      [
        [
          ',',
          'A colon is missing between a name and its value, or is a "[" missing?',
          'Write "name": value, and "[" before the first item of a list.',
        ],
      ],
    ],
    [
      'an object of a list that is not closed',
      '[{ "a": 1,\n { "b": 1 }]',
      [
        [
          '{',
          'An object begins here, where the name of a field belongs.',
          'Write "}" where the object before this ends, or a name for this one.',
        ],
      ],
    ],
    [
      'a comment that does not end',
      '{ "a": 1 } /* note',
      [['/* note', 'This is a comment, and JSON has none.', 'Take the comment out.']],
    ],
    [
      'a key that stands three times',
      '{ "a": 1,\n "a": 2,\n "a": 3 }',
      [2, 3].map(() => [
        '"a"',
        'The field "a" is here a second time; it is already in line 1.',
        'Keep one of the two, and take the other out.',
      ]),
    ],
    [
      'a byte-order mark',
      '\uFEFF{}',
      [
        [
          '\uFEFF',
          'The file begins with an invisible byte-order mark.',
          'Save the file as "UTF-8", not as "UTF-8 with BOM".',
        ],
      ],
    ],
    [
      'three errors that have nothing to do with each other',
      '{"a": [1, 2,, 3], "b": tru, "c" 5}',
      [
        tooMany,
        unquoted('tru', 'text', 'tru'),
        [
          '5',
          'A colon is missing between a name and its value.',
          'Write "name": value. A quotation mark inside text is written \\".',
        ],
      ],
    ],
    ['equal keys of two objects', '[{ "a": 1 }, { "a": { "a": 1 } }]', []],
    ['a key with an inherited member’s name', '{ "constructor": 1, "toString": 2 }', []],
    ['escapes', '["\\"\\\\\\/\\n\\r\\t\\u00e9\\ud83e\\udd16"]', []],
  ])('%s', (_, text, expected) => {
    expect(described(text)).toEqual(expected)
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
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const texts = Array.from({ length: 3000 }, () =>
      Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)]).join(''),
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
