import type { Node } from 'postcss'

import type { TextProblem } from '#fields/rich-text/text-problem.ts'

/** Where something is in a style sheet, as offsets. */
export type Range = Pick<TextProblem, 'start' | 'end'>

/** Lists the nodes around a node, innermost first. */
export function listAncestors({ parent }: Node): Node[] {
  return parent ? [parent, ...listAncestors(parent)] : []
}

/** Returns where a node is. */
export function readRange({ source }: Node): Range {
  return { start: source?.start?.offset ?? 0, end: source?.end?.offset ?? 0 }
}
