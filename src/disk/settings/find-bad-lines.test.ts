import { expect, test } from 'vitest'

import { findBadLines, findLine } from './find-bad-lines.ts'

test('settings, comments and empty lines are fine', () => {
  const text = [
    '# The service',
    '',
    'PORT=4173',
    ' export HOST = localhost # for this machine',
    'MAIL_TO=',
    'SMTP_URL="smtps://user:pa#ss@mail.example.org"',
    'NOTE="one',
    'two = three',
    'four"',
    "WEBHOOK_URL='https://example.org/it\\'s'",
    '  # the end',
  ].join('\r\n')
  expect(findBadLines(text)).toEqual([])
})

test.each(['PORT 4173', 'PORT: 4173', '=4173', '<<<<<<< HEAD', '{ "PORT": 4173 }', 'MY-PORT=1'])(
  'a line that sets nothing is found: %s',
  (line) => {
    const message = 'This is not a setting. Write NAME=value, as in PORT=4173, or # first.'
    expect(findBadLines(`PORT=1\n${line}\nHOST=a`)).toEqual([{ line: 2, message }])
  },
)

test('a quotation mark that nobody closes is found in its own line', () => {
  expect(findBadLines('PORT="4173\nHOST=localhost\nHSTS on')).toEqual([
    { line: 1, message: 'Close the value with another ".' },
    { line: 3, message: expect.stringContaining('This is not a setting.') },
  ])
})

test.each([
  ['SMTP_URL=smtps://user:pa#ss@mail.example.org', 1],
  ['WEBHOOK_URL=https://hooks.example.org/#room # mine', 1],
  ['PORT=4173 # one', 0],
  ['MAIL_TO=# nobody', 0],
  ["MAIL_TO='a#b@example.org'", 0],
  ['OTHER_PROGRAM=a#b', 0],
])('a value that Node would cut at its "#" is found: %s', (line, count) => {
  const message =
    'The value ends before the #. Write it between quotes, or a space before the # of a comment.'
  const problem = { line: 1, message }
  expect(findBadLines(line)).toEqual(Array.from({ length: count }, () => problem))
})

test('no message has the password of a line', () => {
  const text = 'SMTP_URL smtps://ada:secret@example.org\nDATABASE_URL="postgres://ada:secret'
  expect(JSON.stringify(findBadLines(text))).not.toContain('secret')
})

test('the line of a name is found', () => {
  const text = '# PORT=1\nexport PORT = 2\nPORTS=3'
  expect([findLine(text, 'PORT'), findLine(text, 'PORTS')]).toEqual([2, 3])
})
