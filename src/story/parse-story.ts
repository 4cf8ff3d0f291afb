import type { Code, Heading, Image, Paragraph, RootContent, Table } from 'mdast'

import { reservedIds } from '#fields/identifier.ts'
import { makeId, makeUnique } from '#fields/make-id.ts'
import { describeHtml } from '#fields/rich-text/describe-html.ts'
import {
  describeBlock,
  parseMarkdown,
  readList,
  readParagraph,
} from '#fields/rich-text/parse-rich-text.ts'
import { readPlainText } from '#fields/rich-text/plain-text.ts'
import { quote } from '#fields/rich-text/quote.ts'
import { readInline } from '#fields/rich-text/read-inline.ts'
import type { RichText } from '#fields/rich-text/rich-node.ts'
import {
  readRange,
  report,
  readSource,
  type Reading,
  type SiteLink,
  type TextProblem,
} from '#fields/rich-text/text-problem.ts'
import { collapseSpaces } from '#fields/texts/collapse-spaces.ts'
import { findClosest } from '#problems/find-closest.ts'

import { codeLanguages } from './code-languages.ts'
import { findDeepPart } from './find-deep-part.ts'
import { findSlowPart } from './find-slow-part.ts'
import { refuseFrontMatter } from './front-matter.ts'
import { readPicture } from './read-picture.ts'
import { readQuote } from './read-quote.ts'
import { readTable } from './read-table.ts'
import type { StoryBlock, StoryBlocks } from './story-block.ts'

/** Where a block is in the Markdown, as offsets. */
type BlockRange = { readonly start: number; readonly end: number }

export type ParsedStory = {
  readonly blocks: StoryBlocks
  /** The range of each block. */
  readonly ranges: readonly BlockRange[]
  readonly problems: readonly TextProblem[]
  /** The links to other pages of the site. */
  readonly links: readonly SiteLink[]
  /** Its only problem keeps the text from being read, so it is not known whether it has a heading. */
  readonly isUnread?: true
  /** The main heading, of a page. */
  readonly title?: RichText | undefined
}

/** What the text is part of: the page of a project, whose name is the main heading, or a whole page. */
type StoryKind = 'project' | 'page'

type StoryReading = Reading & {
  /** Whether it is a whole page, which begins with its main heading. */
  readonly isPage: boolean
  /** The names of the projects that have the story. */
  readonly names: readonly string[]
  readonly blocks: StoryBlock[]
  readonly ranges: BlockRange[]
  /** The ids that are taken: those of the page, and of the headings so far. */
  readonly ids: Set<string>
  /** The last number that each id of a heading has. */
  readonly numbers: Map<string, number>
}

/**
 * Parses the Markdown of a story, or of a page, which begins with its main heading. What it cannot
 * contain is reported, and stays in the blocks as it is written. A story may begin with one of `names`
 * as its main heading, which is left out.
 */
export function parseStory(
  written: string,
  kind: StoryKind = 'project',
  names: readonly string[] = [],
): ParsedStory {
  const { problems: settings, body: source } =
    kind === 'project' ? refuseFrontMatter(written) : { problems: [], body: written }
  const reading: StoryReading = {
    kind: 'story',
    isPage: kind === 'page',
    names,
    source,
    problems: [...settings],
    links: [],
    pictureHelp: 'Write it on a line of its own, with a blank line before and after it.',
    blocks: [],
    ranges: [],
    ids: new Set([...reservedIds, 'top']),
    numbers: new Map(),
  }
  const slow = findSlowPart(source)
  if (slow) return { blocks: [], ranges: [], problems: [slow], links: [], isUnread: true }
  const nodes = parseMarkdown(source)
  const deep = findDeepPart(nodes)
  if (deep) return { blocks: [], ranges: [], problems: [deep], links: [], isUnread: true }
  const [first] = nodes
  const heading = first?.type === 'heading' && first.depth === 1 ? first : null
  const title = heading && kind === 'page' ? readInline(heading.children, reading) : undefined
  const isLeftOut =
    title !== undefined || (heading && nodes.length > 1 && repeatsName(heading, reading))
  for (const node of isLeftOut ? nodes.slice(1) : nodes) {
    for (const block of readBlock(node, reading)) {
      reading.blocks.push(block)
      reading.ranges.push(readRange(node))
    }
  }
  const problems = [...reading.problems, ...checkAnchors(reading)]
  const links = reading.links.filter(({ address }) => !address.startsWith('#'))
  return { blocks: reading.blocks, ranges: reading.ranges, problems, links, title }
}

/** Whether the first heading of a story is the name of its project. */
function repeatsName({ children }: Heading, reading: StoryReading): boolean {
  const text = readPlainText(readInline(children, { ...reading, problems: [], links: [] }))
  return reading.names.map(foldName).includes(foldName(text))
}

function foldName(name: string): string {
  return collapseSpaces(name).normalize().toLowerCase()
}

function readBlock(node: RootContent, reading: StoryReading): StoryBlock[] {
  switch (node.type) {
    case 'heading':
      return [readHeading(node, reading)]
    case 'paragraph': {
      const pictures = listPictures(node)
      reportIndentation(node, reading)
      if (pictures) return pictures.map((image) => ({ picture: readPicture(image, reading) }))
      return [{ paragraph: readParagraph(node, reading) }]
    }
    case 'list': {
      const list = readList(node, reading)
      return [node.ordered ? { list, start: node.start ?? 1 } : { list }]
    }
    case 'blockquote':
      return [readQuote(node, reading)]
    case 'code':
      return [readCode(node, reading)]
    case 'table':
      reportLongRows(node, reading)
      return [readTable(node, reading)]
    case 'thematicBreak':
      return [{ divider: true }]
    default:
      report(
        reading,
        node,
        node.type === 'html' ? describeHtml(node, reading) : describeBlock(node),
      )
      return [{ paragraph: [readSource(node, reading)] }]
  }
}

/** A row that is longer than the first one would lose its last cells. */
function reportLongRows({ children: [head, ...rows] }: Table, reading: Reading): void {
  const columns = head?.children.length ?? 0
  for (const row of rows.filter(({ children }) => children.length > columns)) {
    report(reading, row, {
      code: 'text/not-supported',
      message: `This row has ${row.children.length} cells, and the table has ${columns} columns.`,
      help: 'Write more cells into the first row and the row of "---", or write "\\|" for a plain "|".',
    })
  }
}

function readHeading(node: Heading, reading: StoryReading): StoryBlock {
  const heading = readInline(node.children, reading)
  const text = readPlainText(heading)
  const id = makeUnique(makeId(text, 'part') ?? 'part', reading.ids, reading.numbers)
  reading.ids.add(id)
  const problem = describeHeading(node.depth, text, reading)
  const isUnderlined = !readSource(node, reading).startsWith('#')
  const help = isUnderlined ? `Write "## ${text}" in place of both lines.` : problem?.help
  if (problem) report(reading, node, { code: 'story/heading', ...problem, help: help ?? '' })
  return { heading, level: node.depth < 3 ? 2 : 3, id }
}

function describeHeading(depth: number, text: string, { blocks, isPage, names }: StoryReading) {
  if (text === '') {
    return { message: 'This heading has no text.', help: 'Write one after "#", or delete it.' }
  }
  if (depth === 1) {
    const help = 'Write "##" in place of "#", or delete the line.'
    if (isPage) return { message: 'The main heading of a page is its first line.', help }
    const [name] = names
    const message = `The page has the name of the project${name === undefined ? '' : `, ${quote(name)},`} as its main heading already.`
    return { message, help }
  }
  if (depth > 3) {
    const message = `There are two levels of headings, ## and ###, and this is level ${depth}.`
    return { message, help: 'Write "###", or a paragraph that begins with **strong** text.' }
  }
  if (depth === 3 && !blocks.some((block) => 'heading' in block)) {
    const message = 'The first heading is one of the upper level.'
    return { message, help: 'Write "##" in place of "###".' }
  }
  return undefined
}

/** The pictures of a paragraph that has nothing else, each on a line of its own. */
function listPictures({ children }: Paragraph): readonly Image[] | undefined {
  const images = children.filter((child) => child.type === 'image')
  const others = children.filter((child) => child.type !== 'image')
  return images.length > 0 && others.every(isLineBreak) ? images : undefined
}

/** Reports lines that other readers of Markdown show as code. */
function reportIndentation(node: Paragraph, reading: Reading): void {
  const { start } = readRange(node)
  const before = /(?: {4}|\t)[ \t]*$/u.exec(reading.source.slice(Math.max(0, start - 40), start))
  if (!before) return
  report(reading, node, {
    code: 'story/code',
    message: 'Code is not written with spaces before its lines: this would be a paragraph.',
    help: 'Write "```" on the line before the code, and on the line after it, or delete the spaces.',
  })
}

function isLineBreak(child: Paragraph['children'][number]): boolean {
  // Two spaces at the end of a line are a break.
  if (child.type === 'break') return true
  return child.type === 'text' && /^\s*\n\s*$/u.test(child.value)
}

function readCode(node: Code, reading: StoryReading): StoryBlock {
  const { value, lang } = node
  const fence = /^(`{3,}|~{3,})/u.exec(readSource(node, reading))?.[1] ?? ''
  if (!readSource(node, reading).trimEnd().split('\n').slice(1).at(-1)?.includes(fence)) {
    report(reading, node, {
      code: 'story/code',
      message: 'This block of code has no end.',
      help: `Write ${quote(fence)} on the line after the code.`,
    })
  }
  const language = lang ?? undefined
  if (language !== undefined && !codeLanguages.has(language)) {
    // Short names that differ in their first letter have nothing in common.
    const near = [...codeLanguages].filter(
      (name) => language.length > 3 || name.startsWith(language.charAt(0).toLowerCase()),
    )
    const closest = findClosest(language, near)
    report(reading, node, {
      code: 'story/language',
      message: `${quote(language)} is not a language that can be coloured, so this code has no colours.`,
      help: closest
        ? `Did you mean "${closest}"? Write "text" for code without colours.`
        : 'Write "text" for code without colours, or the name of a similar language.',
    })
  }
  if (node.meta) {
    report(reading, node, {
      code: 'story/language',
      message: `What is behind the language, ${quote(node.meta)}, is not on the page.`,
      help: 'Delete it. A title is a line of text before the code.',
    })
  }
  return language === undefined ? { code: [value] } : { code: [value], language }
}

/** Links to an anchor lead to a heading of the same page. */
function checkAnchors({ links, ids }: StoryReading): TextProblem[] {
  return links
    .filter(({ address }) => address.startsWith('#'))
    .map(({ address, ...range }) => ({ anchor: address.slice(1), ...range }))
    .filter(({ anchor }) => anchor !== '' && !ids.has(anchor))
    .map(({ anchor, start, end }) => {
      const closest = findClosest(anchor, ids)
      return {
        code: 'story/unknown-anchor',
        start,
        end,
        message: `No heading of this file has the anchor ${quote(`#${anchor}`)}.`,
        help: closest
          ? `Did you mean "#${closest}"?`
          : `Write "/#${anchor}" for a section of the main page, or the text of a heading in small letters with "-" between them.`,
      }
    })
}
