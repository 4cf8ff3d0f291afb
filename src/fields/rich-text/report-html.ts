import { formatExcerpt } from './format-excerpt.ts'
import { type Reading, readRange, readSource, report } from './text-problem.ts'

/** What every text may have in place of a tag. */
const inEveryText = {
  a: 'Write [text](https://example.org/).',
  b: 'Write **words**.',
  code: 'Write `code`.',
  em: 'Write *words*.',
  i: 'Write *words*.',
  kbd: 'Write `code`.',
  strong: 'Write **words**.',
}

const betweenParagraphs = 'Write a blank line between paragraphs, without tags.'
const inList = 'Begin each item with "- ", on a line of its own.'

/** What texts of several paragraphs may have, too. */
const inParagraphs = {
  ...inEveryText,
  br: betweenParagraphs,
  div: betweenParagraphs,
  li: inList,
  ol: inList,
  p: betweenParagraphs,
  ul: inList,
}

/** What the Markdown of a story or a page may have, too. */
const inStory = {
  ...inParagraphs,
  blockquote: 'Begin each line of the quote with "> ".',
  br: 'Write "\\" as the last character of the line, or a blank line for a new paragraph.',
  h1: 'Begin a heading with "## ", and one below it with "### ".',
  h2: 'Begin the heading with "## ".',
  h3: 'Begin the heading with "### ".',
  hr: 'Write "---" between blank lines.',
  iframe: 'Write a link in its place: [text](https://example.org/).',
  img: 'Write ![What it shows](media/name.png) on a line of its own.',
  ol: 'Begin each item with "1. ", on a line of its own.',
  pre: 'Write "```" on the line before the code, and on the line after it.',
  table: 'Write a table of Markdown: a row "| A | B |", a row "|---|---|", and the others.',
  video: 'Write a link in its place: [text](https://example.org/).',
}

const helps: Readonly<Record<Reading['kind'], Readonly<Record<string, string>>>> = {
  paragraph: inEveryText,
  cell: inEveryText,
  paragraphs: inParagraphs,
  story: inStory,
}

/** Reports HTML once: nothing for the end of a tag that is reported already, or for the picture in it. */
export function reportHtml(node: Parameters<typeof readRange>[0], reading: Reading): void {
  const source = readSource(node, reading)
  const names = [...source.matchAll(/<\/?([a-z][a-z0-9]*)/giu)].map(([, name = '']) =>
    name.toLowerCase(),
  )
  const areEnds = /^(?:<\/[a-z][a-z0-9]*\s*>\s*)+$/iu.test(source)
  if (areEnds && names.every((name) => reading.tags.has(name))) return
  for (const name of names) reading.tags.add(name)
  const before = reading.source.slice(reading.problems.at(-1)?.start, readRange(node).start)
  if (/^<img\b/iu.test(source) && /^<a\s[^>]*>\s*$/iu.test(before)) return
  const [written = source] = /^<[^>\n]*>?/u.exec(source.trimStart()) ?? []
  const known = helps[reading.kind]
  const help = names.map((name) => (Object.hasOwn(known, name) ? known[name] : undefined))[0]
  report(reading, node, {
    code: 'text/html',
    message: `${formatExcerpt(written)} is HTML, which a text cannot contain.`,
    help:
      help ??
      'Delete it and leave the words, or write it between backticks as code, or "\\<" for a plain "<".',
  })
}
