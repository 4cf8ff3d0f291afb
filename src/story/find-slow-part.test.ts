import { expect, test } from 'vitest'

import { findSlowPart } from './find-slow-part.ts'

const isTooLong = 'A paragraph, a list or a table may have 1000 lines and 20000 characters.'

test.each([
  ['lines', `Text.\n\n${'=\n'.repeat(40_000)}`],
  ['lines of Windows', `Text.\n\n${'=\r\n'.repeat(30_000)}`],
  ['emphasis', `Text.\n\n${'*a_ '.repeat(20_000)}`],
  ['lines after code', `Text.\n\n~~~\ncode\n~~~\n\n${'=\n'.repeat(40_000)}`],
])('a paragraph without end is found before it is parsed: %s', (_, source) => {
  expect(findSlowPart(source)).toMatchObject({ message: isTooLong })
})

test.each([
  [`Text.\n\n| a | b |\n|---|---|\n${'| one | two |\n'.repeat(2000)}`, 'begin another table'],
  [`![][i]\n\n[i]: <data:image/png;base64,${'A'.repeat(30_000)}>\n`, 'Save the picture as a file'],
  ['word\n'.repeat(2000), 'Leave a blank line between its parts.'],
])('the help says how to make it shorter', (source, help) => {
  expect(findSlowPart(source)?.help).toContain(help)
})

test('a long text of paragraphs, lists and code is fine', () => {
  const paragraph = `${'word '.repeat(1000)}\n\n`
  const list = `${'- [A talk](https://example.org/)\n'.repeat(300)}\n`
  const code = `\`\`\`ts\n${'const answer = 42\n'.repeat(2000)}\`\`\`\n\n`
  expect(findSlowPart(paragraph.repeat(5) + list + code + paragraph)).toBeUndefined()
})
