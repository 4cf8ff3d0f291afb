import type { PhrasingContent } from 'mdast'

import { readRange, readSource, type Reading } from './text-problem.ts'

/** Replaces each character that Markdown has read already, such as code or the signs of a link. */
const readSign = '\uFFFC'

/** The source of a block with what stays text, and its offset. */
export type LiteralText = { readonly text: string; readonly start: number }

/** Returns what is written in a paragraph or a heading, with a `readSign` for what Markdown has read. */
export function readLiteralText(
  nodes: readonly PhrasingContent[],
  reading: Reading,
): LiteralText | undefined {
  const [first] = nodes
  const last = nodes.at(-1)
  if (!first || !last) return undefined
  const { start } = readRange(first)
  const kept = nodes.flatMap((node) => listLiterals(node, reading))
  let text = ''
  for (const node of kept) {
    text += readSign.repeat(Math.max(0, readRange(node).start - start - text.length))
    text += readSource(node, reading)
  }
  return { text: text.padEnd(readRange(last).end - start, readSign), start }
}

function listLiterals(node: PhrasingContent, reading: Reading): PhrasingContent[] {
  if (node.type === 'text' || node.type === 'break') return [node]
  if (node.type === 'strong' || node.type === 'emphasis') {
    return node.children.flatMap((child) => listLiterals(child, reading))
  }
  // An address without signs may be part of a link that is written wrongly.
  return node.type === 'link' && !/^[[<]/u.test(readSource(node, reading)) ? [node] : []
}
