import { describe, expect, test } from 'vitest'

import { parseStory } from '#story/parse-story.ts'

import { parseParagraphs, parseRichText } from './parse-rich-text.ts'

/** What to do about the first tag of a text, in each kind of text. */
function listHelps(text: string) {
  return [parseRichText, parseParagraphs, parseStory].map((parse) => parse(text).problems[0]?.help)
}

describe('the help for a tag is the Markdown that does the same', () => {
  const rest =
    'Delete it and leave the words, or write it between backticks as code, or "\\<" for a plain "<".'
  test.each([
    ['a <b>bold</b> word', 'Write **words**.'],
    ['a <STRONG>bold</STRONG> word', 'Write **words**.'],
    ['a <i class="x">soft</i> word', 'Write *words*.'],
    ['a <code>x = 1</code>', 'Write `code`.'],
    ['See <a href="https://x.dev">a blog</a>.', 'Write [text](https://example.org/).'],
    ['A Map<string>', rest],
    ['<constructor>', rest],
    ['<!-- later -->', rest],
    ['H<sub>2</sub>O', rest],
  ])('in every text: %s', (text, help) => {
    expect(listHelps(text)).toEqual([help, help, help])
  })

  const blank = 'Write a blank line between paragraphs, without tags.'
  const items = 'Begin each item with "- ", on a line of its own.'
  const picture = 'Write ![What it shows](media/name.png) on a line of its own.'
  test.each([
    ['<p>Words.</p>', rest, blank, blank],
    [
      'a<br/>b',
      rest,
      blank,
      'Write "\\" as the last character of the line, or a blank line for a new paragraph.',
    ],
    ['<ul><li>a</li></ul>', rest, items, items],
    ['a <li>b</li>', rest, items, items],
    ['<ol><li>a</li></ol>', rest, items, 'Begin each item with "1. ", on a line of its own.'],
    ['a <img src="../img/map.png" alt="A map">', rest, rest, picture],
    ['<h2>Work</h2>', rest, rest, 'Begin the heading with "## ".'],
    [
      '<table><tr><td>a</td></tr></table>',
      rest,
      rest,
      'Write a table of Markdown: a row "| A | B |", a row "|---|---|", and the others.',
    ],
  ])('that this kind of text may have: %s', (text, ...helps) => {
    expect(listHelps(text)).toEqual(helps)
  })
})

describe('a tag and its end are one problem', () => {
  test.each([
    ['a <b>bold</b> word', ['<b>']],
    ['a <kbd>Ctrl</kbd> and <kbd>C</kbd>', ['<kbd>', '<kbd>']],
    ['<details>\n<summary>More</summary>\n\nWords.\n\n</details>', ['<details>']],
    ['<div><p>\n\nWords.\n\n</p></div>', ['<div><p>']],
    ['Words.</b> More.</b>', ['</b>']],
    ['a <a href="https://x.dev"><img src="a.png" alt="A"></a>', ['<a href="https://x.dev">']],
    ['a <img src="a.png"> b <img src="a.png">', ['<img src="a.png">', '<img src="a.png">']],
    ['a <img src="a.png"> <img src="a.png">', ['<img src="a.png">', '<img src="a.png">']],
    ['<bdo>a</b>', ['<bdo>', '</b>']],
  ])('in %j', (text, parts) => {
    expect(
      parseStory(text).problems.map(({ start, end }) => text.slice(start, end).split('\n')[0]),
    ).toEqual(parts)
  })
})

test('many tags and their ends are read in a moment', () => {
  const [starts, ends] = ['<i>', '</b>'].map((tag) => `${tag.repeat(4000)}\n\n`.repeat(5))
  const began = process.cpuUsage()
  expect(parseStory(`<b>x\n\n${starts}${ends}`).problems).toHaveLength(20_001)
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000)
})
