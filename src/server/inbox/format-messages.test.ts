import { expect, it } from 'vitest'

import { escapeCsv } from './format-messages.ts'

it.each([
  ['=1', "'=1"],
  [' \t=1', "' \t=1"],
  ['a =1', 'a =1'],
  ['a\n =1', "a\n' =1"],
  ['a\n\n\n=1', "a\n'\n\n=1"],
  ['a \n=1', "a \n'=1"],
  ['a;\n; =1', "a;\n;' =1"],
  [';;=1;=2', ";;'=1;'=2"],
  ['a\u0000;\u0007-1', "a\u0000;'\u0007-1"],
  ['1-1=0;-)', '1-1=0;-)'],
])('marks the formulas of %j', (text, marked) => {
  expect(escapeCsv(text)).toBe(/["',;\r\n]/u.test(marked) ? `"${marked}"` : marked)
})

it.each([...'=+-@|%＝＋－＠'])(
  'marks every cell that begins with %s, in any spreadsheet',
  (sign) => {
    const starts = [
      '',
      ' ',
      '\t',
      '\r',
      '\u0000',
      'a;',
      'a; ',
      'a\n',
      'a\r\n',
      'a\t',
      'a\n\n\u0007',
    ]
    for (const start of starts) {
      const inQuotes = escapeCsv(`${start}${sign}1`).slice(1, -1)
      // Only blanks are between the mark and the sign.
      expect(inQuotes).toMatch(/(^|[;\t\r\n])'[\s\p{Cc}]*[^\s\p{Cc}']1$/u)
      expect(inQuotes.replace("'", '')).toBe(`${start}${sign}1`)
    }
  },
)

it.each(['\n', ';', ' ', '\t;', '\u0000', '\n;x'])('reads a run of %j once', (blank) => {
  // Reading all blanks from each of them would take minutes.
  const text = `a${blank.repeat(300_000)}b`
  expect(escapeCsv(text)).toContain(text)
})
