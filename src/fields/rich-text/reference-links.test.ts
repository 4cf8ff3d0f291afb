import { expect, test } from 'vitest'

import { parseStory } from '#story/parse-story.ts'

import { parseRichText } from './parse-rich-text.ts'

function listHelps(text: string, parse: typeof parseRichText | typeof parseStory = parseStory) {
  return parse(text).problems.map(({ help }) => help)
}

const docs = '[Docs]: https://example.org/docs "The docs"'
const line = 'Write [Docs](https://example.org/docs) where the link is, and delete this line.'

test.each([
  [
    'See [the `docs`][docs].',
    'Write [the `docs`](https://example.org/docs), or "\\[" for a plain "[".',
  ],
  ['See [docs].', 'Write [docs](https://example.org/docs), or "\\[" for a plain "[".'],
  ['See [DOCS][].', 'Write [DOCS](https://example.org/docs), or "\\[" for a plain "[".'],
])('the help for %s is the link with the address of another line', (text, help) => {
  expect(listHelps(`${text}\n\n${docs}\n`)).toEqual([help, line])
  expect(listHelps(`${text}\n\n${docs}\n`, parseRichText)).toEqual([help, line])
})

test('the first address of a name is that of the link', () => {
  expect(listHelps('[a]\n\n[a]: https://one.example\n[a]: https://two.example')[0]).toBe(
    'Write [a](https://one.example), or "\\[" for a plain "[".',
  )
})

test('an address that no link may have is not suggested', () => {
  const plain = 'Write [text](https://example.org/)'
  expect(listHelps('See [a].\n\n[a]: LICENSE')).toEqual([
    `${plain}, or "\\[" for a plain "[".`,
    `${plain} where the link is, and delete this line. Or write "\\[" for a plain "[".`,
  ])
})

const picture = 'Write ![What it shows](media/name.png) where the picture is, and delete this line.'

test.each([
  ['![map][m]', 'docs/map.png', 'Write ![map](media/map.png) on a line of its own.'],
  [
    '![][m]',
    '<data:image/png;base64,iVBORw0KGgo=>',
    'Delete it, or put the picture at media/name.png and write ![What it shows](media/name.png) on a line of its own.',
  ],
  [
    '[![npm][m]][m]',
    'https://img.example/npm/v/x.svg',
    'Delete it, or put the picture at media/x.svg and write ![npm](media/x.svg) on a line of its own.',
  ],
])('the help for %s is the picture of a story', (text, file, help) => {
  const [first, ...others] = listHelps(`${text}\n\n[m]: ${file}\n`)
  expect(first).toBe(help)
  expect(others.map((other) => other.replace(/ Or write .*/u, ''))).toEqual([picture])
})

test.each([
  [
    '[![A map](media/a.png)](https://example.org)',
    'Write it on a line of its own, without the link around it.',
  ],
  [
    '[![npm](https://img.example/npm/v/x)](https://example.org)',
    'Delete it, or put the picture at media/name.png and write ![npm](media/name.png) on a line of its own.',
  ],
  [
    '![npm](https://img.example/npm/v/x.svg)',
    'Delete it, or put the picture at media/x.svg and write ![npm](media/x.svg) on a line of its own.',
  ],
  [
    'See ![A map](media/a.png).',
    'Write it on a line of its own, with a blank line before and after it.',
  ],
])('the help for the picture %s leads to one that a story may have', (text, help) => {
  expect(listHelps(text)).toEqual([help])
})
