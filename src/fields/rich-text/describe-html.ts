import { formatExcerpt } from './format-excerpt.ts'
import { readRange, type Reading } from './text-problem.ts'

type Tag = {
  /** In small letters. */
  readonly name: string
  readonly attributes: string
  /** What is between it and its end, if that is plain words. */
  readonly words: string | undefined
}

const oneParagraph = 'Delete it: this field is one paragraph.'

/** What to write in place of a tag; undefined where the text has nothing that does the same. */
const helps: Readonly<Record<string, (tag: Tag, kind: Reading['kind']) => string | undefined>> = {
  a: ({ attributes, words }) => {
    const address = /\bhref\s*=\s*["']?([^\s"'<>()]+)/iu.exec(attributes)?.[1]
    return writeBetween(words, 'text', '[', `](${address ?? 'https://example.org/'})`)
  },
  blockquote: (_, kind) =>
    kind === 'story' ? 'Begin each line of the quote with "> ".' : undefined,
  br: (_, kind) =>
    ({
      paragraph: oneParagraph,
      paragraphs: 'Write a blank line in its place, for a new paragraph.',
      story: 'Write "\\" as the last character of the line, or a blank line for a new paragraph.',
    })[kind],
  code: ({ words }) => writeBetween(words, 'code', '`', '`'),
  em: ({ words }) => writeBetween(words, 'words', '*', '*'),
  h2: ({ words = 'Heading' }, kind) =>
    kind === 'story' ? `Write "## ${words}".` : 'Delete it: this text cannot contain a heading.',
  h3: ({ words = 'Heading' }, kind) =>
    kind === 'story' ? `Write "### ${words}".` : 'Delete it: this text cannot contain a heading.',
  img: ({ attributes }, kind) =>
    kind === 'story'
      ? `Write ![${readValue('alt', attributes) ?? 'What it shows'}](${nameMediaFile(attributes)}) on a line of its own.`
      : 'Delete it: this text cannot contain a picture.',
  ol: (_, kind) =>
    kind === 'story' ? 'Begin each item with "1. ", on a line of its own.' : adviseOnList(kind),
  p: (_, kind) =>
    kind === 'paragraph' ? oneParagraph : 'Write a blank line between paragraphs, without tags.',
  pre: (_, kind) =>
    kind === 'story'
      ? 'Write "```" on the line before the code, and on the line after it.'
      : undefined,
  strong: ({ words }) => writeBetween(words, 'words', '**', '**'),
  ul: (_, kind) => adviseOnList(kind),
}

/** Tags that do the same as one of those above. */
const others: Readonly<Record<string, string>> = {
  b: 'strong',
  div: 'p',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  i: 'em',
  kbd: 'code',
  li: 'ul',
  samp: 'code',
}

/** Describes HTML in a text: what is there, and the Markdown that does the same. */
export function describeHtml(node: Parameters<typeof readRange>[0], { source, kind }: Reading) {
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
  return { name: name.toLowerCase(), attributes, words: shown === '' ? undefined : shown }
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
  return kind === 'paragraph' ? oneParagraph : 'Begin each item with "- ", on a line of its own.'
}

function readValue(attribute: string, attributes: string): string | undefined {
  const [, value] =
    new RegExp(String.raw`\b${attribute}\s*=\s*["']([^"'<>[\]\\]+)["']`, 'iu').exec(attributes) ??
    []
  return value
}

/** All pictures are in one folder. */
function nameMediaFile(attributes: string): string {
  const name = readValue('src', attributes)?.split('/').at(-1)
  return name !== undefined && /^[\w.-]+$/u.test(name) ? `media/${name}` : 'media/name.png'
}
