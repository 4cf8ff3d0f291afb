import { expect, test } from 'vitest'

import { checkRichTexts } from './check-rich-texts.ts'

test.each([
  ['a<br>b', 'Write a blank line ("\\n\\n") in its place, for a new paragraph.'],
  ['<ul><li>a</li></ul>', 'Begin each item with "- ", after "\\n".'],
  ['an <em>', 'Write *words*, or "\\\\<" for a plain "<".'],
])('the help for %s says what JSON writes', (summary, help) => {
  expect(checkRichTexts({ profile: { summary } })).toMatchObject([{ code: 'text/html', help }])
})
