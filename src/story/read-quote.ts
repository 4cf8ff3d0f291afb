import type { Blockquote, Paragraph, PhrasingContent } from 'mdast'

import { readParagraph, reportBlock } from '#fields/rich-text/parse-rich-text.ts'
import { readInline } from '#fields/rich-text/read-inline.ts'
import type { RichText } from '#fields/rich-text/rich-node.ts'
import { report, type Reading } from '#fields/rich-text/text-problem.ts'

import type { StoryBlock } from './story-block.ts'

/**
 * Reads a quote of paragraphs. Its last line may say who it is from: "— Ada", or "- Ada".
 */
export function readQuote({ children }: Blockquote, reading: Reading): StoryBlock {
  const last = children.at(-1)
  const listed = last?.type === 'list' && !last.ordered ? last.children : []
  // A list that stands alone is no source: nothing is quoted.
  const [item] = children.length > 1 && listed.length === 1 ? (listed[0]?.children ?? []) : []
  const listedSource = item?.type === 'paragraph' ? readParagraph(item, reading) : undefined
  const quoted = (listedSource ? children.slice(0, -1) : children).flatMap((node) => {
    if (node.type === 'paragraph') return [node]
    const problem = descriptions[node.type]
    if (problem) report(reading, node, { code: 'text/not-supported', ...problem })
    else reportBlock(node, reading)
    return []
  })
  const split = splitSource(quoted.at(-1))
  const unsigned = split ? [...quoted.slice(0, -1), ...split.paragraphs] : quoted
  // A quote that is nothing but a line with a dash has no source.
  const paragraphs = unsigned.length > 0 ? unsigned : quoted
  const quote = paragraphs.map((paragraph) => readParagraph(paragraph, reading))
  const source: RichText | undefined =
    listedSource ?? (split && unsigned.length > 0 ? readInline(split.source, reading) : undefined)
  return source ? { quote, source } : { quote }
}

/** What a story may have, but not in a quote. */
const descriptions: Readonly<Record<string, { message: string; help: string }>> = {
  blockquote: {
    message: 'A quote cannot contain another quote.',
    help: 'Begin its lines with one ">".',
  },
  code: {
    message: 'A quote cannot contain a block of code.',
    help: 'Write the code after the quote, without ">".',
  },
  heading: {
    message: 'A quote cannot contain a heading.',
    help: 'Write **strong** words, or the heading before the quote, without ">".',
  },
  list: {
    message: 'A quote cannot contain a list.',
    help: 'Quote paragraphs. After them, a line such as "— Ada" says who said it.',
  },
  table: {
    message: 'A quote cannot contain a table.',
    help: 'Write the table after the quote, without ">".',
  },
  thematicBreak: {
    message: 'A quote cannot contain a divider.',
    help: 'Delete it, or end the quote there.',
  },
}

function isBreak(child: PhrasingContent | undefined): boolean {
  return child?.type === 'break'
}

const dash = /(?:^|\s*\n)[—–][ \t]*/u

/** Splits the last line off a paragraph if it begins with a dash. */
function splitSource(paragraph: Paragraph | undefined) {
  const children = paragraph?.children ?? []
  const at = children.findLastIndex((child, index) => {
    if (child.type !== 'text') return false
    const found = child.value.search(dash)
    return (
      found > 0 ||
      (found === 0 && (index === 0 || child.value.startsWith('\n') || isBreak(children[index - 1])))
    )
  })
  const text = children[at]
  if (!paragraph || text?.type !== 'text') return undefined
  const found = dash.exec(text.value)
  if (!found) return undefined
  const before = text.value.slice(0, found.index)
  const source = [
    { ...text, value: text.value.slice(found.index + found[0].length) },
    ...children.slice(at + 1),
  ]
  const others = children.slice(0, isBreak(children[at - 1]) && before === '' ? at - 1 : at)
  const kept = [...others, ...(before === '' ? [] : [{ ...text, value: before }])]
  return { paragraphs: kept.length > 0 ? [{ ...paragraph, children: kept }] : [], source }
}
