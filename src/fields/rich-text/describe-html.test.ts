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
  ])('that this kind of text may have: %s', (text, ...helps) => {
    expect(listHelps(text)).toEqual(helps)
  })
})
