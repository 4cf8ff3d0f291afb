import { expect, test } from 'vitest'

import { checkRichTexts } from './check-rich-texts.ts'

test.each([
  ['a<br>b', 'Write a blank line ("\\n\\n") between paragraphs, without tags.'],
  ['<ul><li>a</li></ul>', 'Begin each item with "- ", after "\\n".'],
  [
    'a <nav>',
    'Delete it and leave the words, or write it between backticks as code, or "\\\\<" for a plain "<".',
  ],
])('the help for %s says what JSON writes', (summary, help) => {
  expect(checkRichTexts({ profile: { summary } })).toMatchObject([{ code: 'text/html', help }])
})
