import type { Image, Paragraph, RootContent } from 'mdast'

import { reservedIds } from '#fields/identifier.ts'
import {
  parseMarkdown,
  readList,
  readParagraph,
  reportBlock,
} from '#fields/rich-text/parse-rich-text.ts'
import { readInline } from '#fields/rich-text/read-inline.ts'
import { listDefinitions } from '#fields/rich-text/reference-links.ts'
import type { RichText } from '#fields/rich-text/rich-node.ts'
import {
  readRange,
  report,
  readSource,
  type Reading,
  type SiteLink,
  type TextProblem,
} from '#fields/rich-text/text-problem.ts'
import type { Range } from '#json/syntax/syntax-errors.ts'

import { checkAnchors } from './check-anchors.ts'
import { findDeepPart } from './find-deep-part.ts'
import { findSlowPart } from './find-slow-part.ts'
import { refuseFrontMatter } from './front-matter.ts'
import { readCode } from './read-code.ts'
import { readHeading, repeatsName } from './read-heading.ts'
import { readPicture } from './read-picture.ts'
import { readQuote } from './read-quote.ts'
import { readTable } from './read-table.ts'
import type { StoryBlock, StoryBlocks } from './story-block.ts'
import type { StoryKind, StoryReading } from './story-reading.ts'

export type ParsedStory = {
  readonly blocks: StoryBlocks
  /** The range of each block. */
  readonly ranges: readonly Range[]
  readonly problems: readonly TextProblem[]
  /** The links to other pages of the site. */
  readonly links: readonly SiteLink[]
  /** Its only problem keeps the text from being read, so it is not known whether it has a heading. */
  readonly isUnread?: true
  /** The main heading, of a page. */
  readonly title?: RichText | undefined
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
  const slow = findSlowPart(source)
  const nodes = slow ? [] : parseMarkdown(source)
  const unreadable = slow ?? findDeepPart(nodes)
  if (unreadable) {
    return { blocks: [], ranges: [], problems: [unreadable], links: [], isUnread: true }
  }
  const reading: StoryReading = {
    kind: 'story',
    isPage: kind === 'page',
    names,
    source,
    problems: [...settings],
    links: [],
    definitions: listDefinitions(nodes),
    tags: new Set(),
    pictureHelp: 'Write it on a line of its own, with a blank line before and after it.',
    blocks: [],
    ranges: [],
    ids: new Set([...reservedIds, 'top']),
    numbers: new Map(),
  }
  const [first] = nodes
  const heading = first?.type === 'heading' && first.depth === 1 ? first : null
  const title = heading && kind === 'page' ? readInline(heading.children, reading) : undefined
  const isLeftOut =
    title !== undefined || (heading && nodes.length > 1 && repeatsName(heading, reading))
  for (const node of isLeftOut ? nodes.slice(1) : nodes) {
    const pictures = node.type === 'paragraph' ? listPictures(node) : undefined
    for (const [index, block] of readBlock(node, reading).entries()) {
      reading.blocks.push(block)
      reading.ranges.push(readRange(pictures?.[index] ?? node))
    }
  }
  const problems = [...reading.problems, ...checkAnchors(reading)]
  const links = reading.links.filter(({ address }) => !address.startsWith('#'))
  return { blocks: reading.blocks, ranges: reading.ranges, problems, links, title }
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
      return [readTable(node, reading)]
    case 'thematicBreak':
      return [{ divider: true }]
    default:
      reportBlock(node, reading)
      return [{ paragraph: [readSource(node, reading)] }]
  }
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
