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
    if (node.type === 'html' || node.type === 'definition') reportBlock(node, reading)
    else {
      report(reading, node, {
        code: 'text/not-supported',
        message: 'A quote has paragraphs alone, and after them a line such as "— Ada".',
        help: 'Write this before or after the quote, without ">", or as a paragraph.',
      })
    }
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
