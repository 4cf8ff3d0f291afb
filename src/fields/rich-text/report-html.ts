import { advisePicture } from './advise-picture.ts'
import { formatExcerpt } from './format-excerpt.ts'
import { readRange, readSource, report, type Reading } from './text-problem.ts'

type Tag = {
  /** In small letters. */
  readonly name: string
  readonly attributes: string
  /** What is between it and its end, if that is plain words. */
  readonly words: string | undefined
  /** The attributes of the picture that is all it contains, or the first. */
  readonly picture: string | undefined
}

const oneParagraph = 'Delete it: this field is one paragraph.'
const oneLine =
  'Delete it: a cell of a table is one line of words. Write another row, or a list below the table.'
const deleteTags = 'Delete the tags and leave the words, or write "\\<" for a plain "<".'

/** What to write in place of a tag; undefined where the text has nothing that does the same. */
const helps: Readonly<Record<string, (tag: Tag, kind: Reading['kind']) => string | undefined>> = {
  a: ({ attributes, words, picture }, kind) => {
    if (picture !== undefined) return adviseImage(picture, kind)
    const address = /\bhref\s*=\s*["']?([^\s"'<>()]+)/iu.exec(attributes)?.[1]
    return writeBetween(words, 'text', '[', `](${address ?? 'https://example.org/'})`)
  },
  aside: (_, kind) =>
    kind === 'story'
      ? 'Begin each line of it with "> ", as that of a quote, and delete the tags.'
      : deleteTags,
  blockquote: (_, kind) =>
    kind === 'story' ? 'Begin each line of the quote with "> ".' : undefined,
  br: (_, kind) =>
    ({
      paragraph: oneParagraph,
      cell: oneLine,
      paragraphs: 'Write a blank line in its place, for a new paragraph.',
      story: 'Write "\\" as the last character of the line, or a blank line for a new paragraph.',
    })[kind],
  code: ({ words }) => writeBetween(words, 'code', '`', '`'),
  details: () => 'Write what <summary> has in **strong** text, and delete the tags.',
  em: ({ words }) => writeBetween(words, 'words', '*', '*'),
  h2: ({ words = 'Heading', picture }, kind) => {
    if (picture !== undefined) return adviseImage(picture, kind)
    return kind === 'story'
      ? `Write "## ${words}".`
      : 'Delete it: this text cannot contain a heading.'
  },
  h3: ({ words = 'Heading' }, kind) =>
    kind === 'story' ? `Write "### ${words}".` : 'Delete it: this text cannot contain a heading.',
  hr: (_, kind) => (kind === 'story' ? 'Write "---" between blank lines.' : 'Delete it.'),
  iframe: ({ attributes }) =>
    `Write a link in its place: [text](${/^https:.*/u.exec(readValue('src', attributes) ?? '')?.[0] ?? 'https://example.org/'}).`,
  img: ({ attributes }, kind) => adviseImage(attributes, kind),
  ol: (_, kind) =>
    kind === 'story' ? 'Begin each item with "1. ", on a line of its own.' : adviseOnList(kind),
  p: ({ picture }, kind) => {
    if (picture !== undefined) return adviseImage(picture, kind)
    if (kind === 'cell') return oneLine
    return kind === 'paragraph'
      ? oneParagraph
      : 'Write a blank line between paragraphs, without tags.'
  },
  picture: ({ picture = '' }, kind) => adviseImage(picture, kind),
  pre: (_, kind) =>
    kind === 'story'
      ? 'Write "```" on the line before the code, and on the line after it.'
      : undefined,
  span: () => deleteTags,
  strong: ({ words }) => writeBetween(words, 'words', '**', '**'),
  sub: () => 'Write the character itself, as "₂" or "²", or delete the tags and leave the words.',
  table: (_, kind) =>
    kind === 'story'
      ? 'Write a table of Markdown: a row "| A | B |", a row "|---|---|", and the others.'
      : adviseOnList(kind),
  ul: (_, kind) => adviseOnList(kind),
}

/** Tags that do the same as one of those above. */
const others: Readonly<Record<string, string>> = {
  audio: 'iframe',
  b: 'strong',
  center: 'p',
  div: 'p',
  embed: 'iframe',
  figure: 'picture',
  font: 'span',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  i: 'em',
  kbd: 'code',
  li: 'ul',
  samp: 'code',
  small: 'span',
  source: 'picture',
  summary: 'details',
  sup: 'sub',
  tbody: 'table',
  td: 'table',
  th: 'table',
  thead: 'table',
  tr: 'table',
  video: 'iframe',
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
  const problem = describeHtml(node, reading)
  const last = reading.problems.at(-1)
  const isPicture = /^<img\b/iu.test(source) && last?.help === problem.help
  const before = reading.source.slice(last?.start, readRange(node).start)
  if (isPicture && /^<a\s[^>]*>\s*$/iu.test(before)) return
  report(reading, node, problem)
}

/** Describes HTML in a text: what is there, and the Markdown that does the same. */
function describeHtml(node: Parameters<typeof readRange>[0], { source, kind }: Reading) {
  const { start } = readRange(node)
  const html = source.slice(start, start + 600).trimStart()
  const [written = html] = /^<[^>\n]*>?/u.exec(html) ?? []
  const tag = readTag(written, html)
  const name = tag && (others[tag.name] ?? tag.name)
  const advise = name !== undefined && Object.hasOwn(helps, name) ? helps[name] : undefined
  if (html.startsWith('<!--')) {
    return {
      code: 'text/html',
      message: 'This is a comment of HTML, which a text cannot contain: visitors would see it.',
      help: 'Delete it, or write "\\<" for a plain "<".',
    } as const
  }
  return {
    code: 'text/html',
    message: `${formatExcerpt(written)} is HTML, which a text cannot contain.`,
    help:
      (tag && advise?.(tag, kind)) ??
      'Write it between backticks as code, or write "\\<" for a plain "<".',
  } as const
}

function readTag(written: string, html: string): Tag | undefined {
  const [, end, name, attributes = ''] =
    /^<(\/?)([a-z][a-z0-9]*)(\s[^>]*|\/)?>$/iu.exec(written) ?? []
  if (name === undefined) return undefined
  const rest = html.slice(written.length)
  const [, words, closed] = /^([^<>\n*_`[\]\\]{1,80})<\/([a-z0-9]+)\s*>/iu.exec(rest) ?? []
  const isClosed = end === '' && closed?.toLowerCase() === name.toLowerCase()
  const shown = isClosed ? words?.trim() : undefined
  const [, picture] =
    /^\s*(?:<(?:a|picture|source)(?:\s[^>]*)?>\s*)*<img(\s[^>]*)?>/iu.exec(rest) ?? []
  return { name: name.toLowerCase(), attributes, words: shown === '' ? undefined : shown, picture }
}

/** A tag without its end may be the type of a value, as in "Array<i>". */
function writeBetween(
  words: string | undefined,
  example: string,
  start: string,
  end: string,
): string {
  return words === undefined
    ? `Write ${start}${example}${end}, or "\\<" for a plain "<".`
    : `Write ${start}${words}${end}.`
}

function adviseOnList(kind: Reading['kind']): string {
  if (kind === 'cell') return oneLine
  return kind === 'paragraph' ? oneParagraph : 'Begin each item with "- ", on a line of its own.'
}

function readValue(attribute: string, attributes: string): string | undefined {
  const [, value] =
    new RegExp(String.raw`\b${attribute}\s*=\s*["']([^"'<>[\]\\]+)["']`, 'iu').exec(attributes) ??
    []
  return value
}

function adviseImage(attributes: string, kind: Reading['kind']): string {
  return kind === 'story'
    ? advisePicture(readValue('src', attributes) ?? '', readValue('alt', attributes))
    : `Delete it: ${kind === 'cell' ? 'a cell of a table' : 'this text'} cannot contain a picture.`
}
