import { expect, test } from 'vitest'

import { describeSyntaxErrors, describeUnquoted } from '#fixtures/describe-syntax-errors.ts'

const describeNumber = (part: string) => [
  part,
  `${part} cannot be read as a number.`,
  'Write a decimal number without "+", with digits before and after its point, as 0.5.',
]
const describeKeyword = (part: string, meant: string) => [
  part,
  `${part} is not a word of JSON.`,
  `Write ${meant} instead.`,
]

const describeNoValue = (part: string, whole = 'item of the list') => [
  part,
  `${part} is not a value of JSON.`,
  `Write a value, or delete the ${whole}.`,
]

test.each([
  [
    'words of YAML',
    '{ "a": yes, off: 1 }',
    [
      ['yes', 'yes is not a word of JSON.', 'Write true, or "yes" for a text.'],
      describeUnquoted('off', 'off'),
    ],
  ],
  [
    'misspelled words of JSON',
    '{ "a": tru, "b": [Flase] }',
    [
      ['tru', 'tru is not a word of JSON.', 'Write true, or "tru" for a text.'],
      ['Flase', 'Flase is not a word of JSON.', 'Write false, or "Flase" for a text.'],
    ],
  ],
  [
    'a number with a comma',
    '{ "a": 1,3 }',
    [
      [
        '3',
        'A comma ends a value, so this would be the name of a field.',
        'Write a number with a point, as 1.5.',
      ],
    ],
  ],
  ['a name without quotes', '{ title: "x" }', [describeUnquoted('title', 'title')]],
  [
    'a name and a text in single quotes',
    "{ 'a': 'The best', \"b\": 1 }",
    [describeUnquoted("'a'", 'a'), describeUnquoted("'The best'", 'The best')],
  ],
  ['curly quotes', '[“Hello”]', [describeUnquoted('“Hello”', 'Hello')]],
  ['a text without quotes', '{ "a": blue sky }', [describeUnquoted('blue sky', 'blue sky')]],
  [
    'words of other languages',
    '[True, undefined, None, NULL]',
    [
      describeKeyword('True', 'true'),
      describeNoValue('undefined'),
      describeNoValue('None'),
      describeNoValue('NULL'),
    ],
  ],
  ['a field without a value', '{ "a": undefined }', [describeNoValue('undefined', 'field')]],
  [
    'numbers of other languages',
    '[.5, +5, 1.]',
    [describeNumber('.5'), describeNumber('+5'), describeNumber('1.')],
  ],
  [
    'a name without quotes before an object',
    '{ site: { "a": 1, "b": 2 }, "c": 3 }',
    [describeUnquoted('site', 'site')],
  ],
  [
    'text that lost its first quotation mark',
    '{ "a": I make code, and more",\n  "b": 1 }',
    [describeUnquoted('I make code, and more"', 'I make code, and more')],
  ],
  [
    'a number with a zero before it',
    '{ "a": 01, "b": 0x1, "c": -007.5, "d": 01234 }',
    [
      ['01', '01 has a zero before the number, which JSON does not allow.', 'Write 1.'],
      describeNumber('0x1'),
      ['-007.5', '-007.5 has a zero before the number, which JSON does not allow.', 'Write -7.5.'],
      [
        '01234',
        '01234 has a zero before the number, which JSON does not allow.',
        'Write 1234, or "01234" for a text.',
      ],
    ],
  ],
  [
    'words that are numbers elsewhere',
    '[NaN, -Infinity]',
    [describeNoValue('NaN'), describeNoValue('-Infinity')],
  ],
  ['a name that lost its first quotation mark', '{\n  a": "b" }', [describeUnquoted('a"', 'a')]],
  [
    'an address that lost its first quotation mark',
    '{ "a": https://example.org/b", "c": 1 }',
    [describeUnquoted('https://example.org/b"', 'https://example.org/b')],
  ],
  [
    'a name that is a number',
    '{ 5: 1, "a": 2 }',
    [
      [
        '5',
        'The name of a field is missing here.',
        'Write "name": value, or "}" where the object before this ends.',
      ],
    ],
  ],
])('%s', (_, text, expected) => {
  expect(describeSyntaxErrors(text)).toEqual(expected)
})
