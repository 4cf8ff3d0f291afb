import { describe, expect, test } from 'vitest'

import { parseStory } from '#story/parse-story.ts'

import { parseParagraphs, parseRichText } from './parse-rich-text.ts'

/** What to do about the first tag of a text, in each kind of text. */
function listHelps(text: string) {
  return [parseRichText, parseParagraphs, parseStory].map((parse) => parse(text).problems[0]?.help)
}

describe('the help for a tag is the Markdown that does the same', () => {
  test.each([
    ['a <b>bold</b> word', 'Write **bold**.'],
    ['a <STRONG>bold</STRONG> word', 'Write **bold**.'],
    ['a <i class="x">soft</i> word', 'Write *soft*.'],
    ['an <em>', 'Write *words*, or "\\<" for a plain "<".'],
    ['a <code>x = 1</code>', 'Write `x = 1`.'],
    ['See <a href="https://x.dev">a blog</a>.', 'Write [a blog](https://x.dev).'],
    ['See <a href="/cv.pdf">*it*</a>.', 'Write [text](/cv.pdf), or "\\<" for a plain "<".'],
    ['A Map<string>', 'Write it between backticks as code, or write "\\<" for a plain "<".'],
    ['<constructor>', 'Write it between backticks as code, or write "\\<" for a plain "<".'],
  ])('in every text: %s', (text, help) => {
    expect(listHelps(text)).toEqual([help, help, help])
  })

  const one = 'Delete it: this field is one paragraph.'
  const items = 'Begin each item with "- ", on a line of its own.'
  const noPicture = 'Delete it: this text cannot contain a picture.'
  const noHeading = 'Delete it: this text cannot contain a heading.'
  test.each([
    [
      '<p>Words.</p>',
      one,
      ...Array<string>(2).fill('Write a blank line between paragraphs, without tags.'),
    ],
    [
      'a<br/>b',
      one,
      'Write a blank line in its place, for a new paragraph.',
      'Write "\\" as the last character of the line, or a blank line for a new paragraph.',
    ],
    ['<ul><li>a</li></ul>', one, items, items],
    ['a <li>b</li>', one, items, items],
    ['<ol><li>a</li></ol>', one, items, 'Begin each item with "1. ", on a line of its own.'],
    [
      'a <img src="../img/map.png" alt="A map">',
      noPicture,
      noPicture,
      'Write ![A map](media/map.png) on a line of its own.',
    ],
    [
      'a <img>',
      noPicture,
      noPicture,
      'Write ![What it shows](media/name.png) on a line of its own.',
    ],
    ['<h2>Work</h2>', noHeading, noHeading, 'Write "## Work".'],
    [
      '<p align="center">\n  <a href="https://x.dev"><img src="docs/logo.svg" alt="Logo"></a>\n</p>',
      noPicture,
      noPicture,
      'Write ![Logo](media/logo.svg) on a line of its own.',
    ],
    [
      '<img src="https://img.example/npm/v/x.svg" alt="npm">',
      noPicture,
      noPicture,
      'Delete it, or put the picture at media/x.svg and write ![npm](media/x.svg) on a line of its own.',
    ],
    [
      '<table><tr><td>a</td></tr></table>',
      one,
      items,
      'Write a table of Markdown: a row "| A | B |", a row "|---|---|", and the others.',
    ],
    [
      'a <video src="https://x.dev/a.mp4" controls></video>',
      ...Array<string>(3).fill('Write a link in its place: [text](https://x.dev/a.mp4).'),
    ],
    [
      '<details>\n<summary>More</summary>',
      ...Array<string>(3).fill('Write what <summary> has in **strong** text, and delete the tags.'),
    ],
    [
      'H<sub>2</sub>O',
      ...Array<string>(3).fill(
        'Write the character itself, as "₂" or "²", or delete the tags and leave the words.',
      ),
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
