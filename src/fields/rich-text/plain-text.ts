import { collapseSpaces } from '#fields/texts/collapse-spaces.ts'
import { readProperty } from '#json/untyped-value.ts'

import type { RichBlock, RichBlocks, RichNode, RichText } from './rich-node.ts'

/** Returns a rich text as plain text on one line. A space separates paragraphs and list items. */
export function readPlainText(value: string | RichText | RichBlocks): string {
  return collapseSpaces(readPlainParagraphs(value).join(' '))
}

/** Returns the text of each paragraph and each list item. */
export function readPlainParagraphs(value: string | RichText | RichBlocks): string[] {
  if (typeof value === 'string') return [value]
  const nodes = value.filter((part): part is RichNode => !isBlock(part))
  const own = nodes.length > 0 ? [nodes.map(readText).join('')] : []
  return [
    ...own,
    ...value.filter(isBlock).flatMap((block) => {
      const texts = 'list' in block ? block.list : [block.paragraph]
      return texts.map((text) => text.map(readText).join(''))
    }),
  ]
}

/** Whether a value of a parsed document is a rich text, of one paragraph or several. */
export function isRichText(value: unknown): value is RichText | RichBlocks {
  return Array.isArray(value) && value.every(isPart)
}

function isPart(part: unknown): boolean {
  if (typeof part === 'string') return true
  return ['strong', 'emphasis', 'code', 'link', 'break', 'paragraph', 'list'].some(
    (name) => readProperty(part, name) !== undefined,
  )
}

function isBlock(part: RichNode | RichBlock): part is RichBlock {
  return typeof part === 'object' && ('paragraph' in part || 'list' in part)
}

function readText(node: RichNode): string {
  if (typeof node === 'string') return node
  if ('code' in node) return node.code
  if ('break' in node) return ' '
  const inner = 'strong' in node ? node.strong : 'emphasis' in node ? node.emphasis : node.link
  return inner.map(readText).join('')
}
