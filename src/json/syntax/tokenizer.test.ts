import { expect, test } from 'vitest'

import { describeSyntaxErrors } from '#fixtures/describe-syntax-errors.ts'

const describeInnerQuote = (part: string) => [
  part,
  `${part} follows the quotation mark that ends a text.`,
  'A quotation mark inside text is written \\". Or add the quotation mark that is missing before this.',
]

test.each([
  [
    'a quotation mark inside text',
    '{ "a": "The "best" one", "b": 1 }',
    [describeInnerQuote('best')],
  ],
  ['a quotation mark that is missing', '{ "a: "Title",\n "b": 1 }', [describeInnerQuote('Title')]],
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
    'a quotation mark too many at the end of a line',
    '{ "a": 1,"\n "b": 2 }',
    [
      [
        '"',
        'This text has no closing quotation mark.',
        'End it with a quotation mark in the same line. A line break inside text is written \\n.',
      ],
    ],
  ],
  [
    'a backslash in a path',
    '["C:\\qux"]',
    [
      [
        '"C:\\qux"',
        'A backslash in this text starts an escape that JSON does not have.',
        'A backslash itself is written \\\\, and a quotation mark \\".',
      ],
    ],
  ],
  [
    'backslashes between the folders of a file',
    '["media\\signal.gif", "media\\tom.jpg"]',
    [
      [
        '"media\\signal.gif"',
        'JSON reads a backslash as the start of an escape.',
        'Write "/" between the folders and the file, as "media/name.png".',
      ],
      [
        '"media\\tom.jpg"',
        'JSON reads a backslash as the start of an escape.',
        'Write "/" between the folders and the file, as "media/name.png".',
      ],
    ],
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
    'a no-break space',
    '{ "a":\u00a01 }',
    [
      [
        '\u00a0',
        'This is an invisible character that JSON does not allow.',
        'Delete it, or write a plain space instead.',
      ],
    ],
  ],
  [
    'characters without a width',
    '{\u200b"a": "b"\u2060, \u200e"c": 1 }',
    ['\u200b', '\u2060', '\u200e'].map((part) => [
      part,
      'This is an invisible character that JSON does not allow.',
      'Delete it, or write a plain space instead.',
    ]),
  ],
  [
    'a comment that does not end',
    '{ "a": 1 } /* note',
    [['/* note', 'This is a comment, and JSON has none.', 'Delete the comment.']],
  ],
  [
    'a comment of other languages',
    '# head\n{ "a": 1,\n  # a note: "b"\n "b": [\n#x\n2] <!-- "c\n -->\n}',
    ['# head', '# a note: "b"', '#x', '<!-- "c\n -->'].map((part) => [
      part,
      'This is a comment, and JSON has none.',
      'Delete the comment.',
    ]),
  ],
  [
    'a colour without quotes, which is no comment',
    '["a",\n#ff0000]',
    [['#ff0000', '#ff0000 is not in double quotes.', 'Write "#ff0000".']],
  ],
  [
    'a backslash that reads as a tab',
    '["C:\\temp"]',
    [
      [
        '"C:\\temp"',
        'This text contains a tab or another invisible character.',
        'Write a space in its place, and \\\\ for a backslash.',
      ],
    ],
  ],
  [
    'the line break of a word processor, and half an emoji',
    '["a\\u000bb", "\\ud83d"]',
    [
      ['"a\\u000bb"', '\\u000b'],
      ['"\\ud83d"', '\\ud83d'],
    ].map(([part, character]) => [
      part,
      `This text contains ${character}, a character that cannot be shown.`,
      'Delete it, and write again what was there. A line break is written \\n, and an emoji as it is.',
    ]),
  ],
  ['escapes', '["\\"\\\\\\/\\n\\r\\u00e9\\ud83e\\udd16"]', []],
])('%s', (_, text, expected) => {
  expect(describeSyntaxErrors(text)).toEqual(expected)
})
