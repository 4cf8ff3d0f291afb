import type { List, Paragraph, RootContent } from 'mdast'

import { reportHtml } from './report-html.ts'
import { readInline } from './read-inline.ts'
import type * as Tree from './parse-tree.ts'
import { describeDefinition, listDefinitions } from './reference-links.ts'
import { reportBrokenTable, reportTask } from './report-github-markdown.ts'
import { reportShortLines } from './report-short-lines.ts'
import type { RichBlock, RichBlocks, RichText } from './rich-node.ts'
import {
  report,
  readSource,
  type SiteLink,
  type Reading,
  type TextProblem,
} from './text-problem.ts'

/** What a text says. What is not supported stays in the value as it is written. */
type Parsed<Value> = {
  readonly value: Value
  readonly problems: readonly TextProblem[]
  readonly links: readonly SiteLink[]
}

/** Anything that Markdown may read as more than plain text. */
const special =
  /[\\`*_[<&\n\r\0\uFEFF]|^[ \t]*(?:[#>+-]|~~~|\d{1,9}[.)])|:\/\/|www\.|@|:[a-z][\w+-]*:|~~|\$\$/iu

/** Parses a text of one paragraph. */
export function parseRichText(text: string): Parsed<RichText> {
  if (!special.test(text)) return { value: [trimSpaces(text)], problems: [], links: [] }
  const { value: blocks, problems, links } = parseOnce(text, 'paragraph')
  const [first] = blocks
  if (blocks.length === 1 && first && 'paragraph' in first) {
    return { value: first.paragraph, problems, links }
  }
  const texts = blocks.flatMap((block) => ('list' in block ? block.list : [block.paragraph]))
  const value = texts.flatMap((part, index) => (index === 0 ? part : [' ', ...part]))
  // A heading or a quote explains itself.
  if (blocks.length === 0 || problems.length > 0) return { value, problems, links }
  const lists = blocks.some((block) => 'list' in block)
  const problem: TextProblem = {
    code: 'text/not-supported',
    start: 0,
    end: text.length,
    message: lists
      ? 'This field is one paragraph, and a list is written here.'
      : 'This field is one paragraph, and more are written here.',
    help: lists
      ? 'Write a sentence, or "\\-" for a plain "-" at the start of a line.'
      : 'Delete the blank lines.',
  }
  return { value, problems: [problem], links }
}

/**
 * What was parsed before: a text is parsed for its value and for its problems, and again after each
 * edit of another one.
 */
const known = {
  paragraph: new Map<string, Parsed<RichBlocks>>(),
  paragraphs: new Map<string, Parsed<RichBlocks>>(),
}

type FieldKind = keyof typeof known

/** Parses a text of paragraphs, with blank lines between them, and lists. */
export function parseParagraphs(text: string): Parsed<RichBlocks> {
  if (!special.test(text)) {
    return { value: [{ paragraph: [trimSpaces(text)] }], problems: [], links: [] }
  }
  return parseOnce(text, 'paragraphs')
}

function parseOnce(text: string, kind: FieldKind): Parsed<RichBlocks> {
  const before = known[kind].get(text)
  if (before) return before
  const parsed = parseBlocks(text, kind)
  if (known[kind].size >= 10_000) known[kind].clear()
  known[kind].set(text, parsed)
  return parsed
}

function parseBlocks(text: string, kind: FieldKind): Parsed<RichBlocks> {
  const nodes = parseMarkdown(text)
  const reading: Reading = {
    source: text,
    problems: [],
    links: [],
    definitions: listDefinitions(nodes),
    tags: new Set(),
    pictureHelp: 'Delete it, or write "\\!" for a plain "!".',
    kind,
  }
  const value = nodes.map((node) => readBlock(node, reading))
  return { value, problems: reading.problems, links: reading.links }
}

let tree: typeof Tree | undefined

/** Parses Markdown as `parseTree` does. */
export function parseMarkdown(text: string): readonly RootContent[] {
  // Loading the parser takes a tenth of a validation, and many contents have no Markdown.
  tree ??= loadTree()
  return tree.parseTree(text)
}

function loadTree(): typeof Tree {
  // A view may import this file, and a browser has no such module.
  const { createRequire } = process.getBuiltinModule('node:module')
  return createRequire(import.meta.url)('#fields/rich-text/parse-tree.ts')
}

function readBlock(node: RootContent, reading: Reading): RichBlock {
  if (node.type === 'paragraph') return { paragraph: readParagraph(node, reading) }
  if (node.type === 'list' && !node.ordered) return { list: readList(node, reading) }
  reportBlock(node, reading)
  return { paragraph: [readSource(node, reading)] }
}

/** Reads a paragraph, and reports lines that Markdown would join: of a table, and of an address. */
export function readParagraph(node: Paragraph, reading: Reading): RichText {
  reportBrokenTable(node, reading)
  reportShortLines(node, reading)
  return readInline(node.children, reading)
}

/** Reads a list whose items are one paragraph each. */
export function readList(list: List, reading: Reading): RichText[] {
  return list.children.map((item) => {
    reportTask(item, reading)
    const [first, ...others] = item.children
    if (first?.type === 'paragraph' && others.length === 0) return readParagraph(first, reading)
    report(reading, item, {
      code: 'text/not-supported',
      message: first ? 'An item of a list is one paragraph.' : 'An item of a list has no text.',
      help: first
        ? 'Write a list without lists, paragraphs or pictures inside its items.'
        : 'Write a text after "-", or delete the item.',
    })
    return first ? [readSource(item, reading)] : []
  })
}

const blockDescriptions: Readonly<Record<string, { message: string; help: string }>> = {
  heading: {
    message: 'This text cannot contain a heading.',
    help: 'Write a paragraph, or "\\#" for a plain "#" at the start of a line.',
  },
  list: {
    message: 'This text cannot contain a numbered list.',
    help: 'Begin each item with "- ", or write "\\." after a number at the start of a line.',
  },
  blockquote: {
    message: 'This text cannot contain a quote.',
    help: 'Write a paragraph, or "\\>" for a plain ">" at the start of a line.',
  },
  code: {
    message: 'This text cannot contain a block of code.',
    help: 'Write short code between single backticks.',
  },
  table: {
    message: 'This text cannot contain a table.',
    help: 'Write a list, with "- " before each item. A story or a page may have tables.',
  },
  thematicBreak: {
    message: 'This text cannot contain a dividing line.',
    help: 'Delete it, or write "\\" before its first character.',
  },
}

/** Reports a block that a text cannot contain. */
export function reportBlock(node: RootContent, reading: Reading): void {
  if (node.type === 'html') reportHtml(node, reading)
  else if (node.type === 'definition') report(reading, node, describeDefinition(node, reading))
  else report(reading, node, describeBlock(node))
}

function describeBlock({ type }: { readonly type: string }) {
  const { message, help } = blockDescriptions[type] ?? {
    message: 'A text cannot contain this.',
    help: 'Write a paragraph.',
  }
  return { code: 'text/not-supported', message, help } as const
}

function trimSpaces(text: string): string {
  return text.replaceAll(/^[ \t]+|[ \t]+$/gu, '')
}
