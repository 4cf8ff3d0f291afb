import type { Node } from 'postcss'

import type { Range } from '#json/syntax/syntax-errors.ts'

/** Lists the nodes around a node, innermost first. */
export function listAncestors({ parent }: Node): Node[] {
  return parent ? [parent, ...listAncestors(parent)] : []
}

/** Returns where a node is. */
export function readRange({ source }: Node): Range {
  return { start: source?.start?.offset ?? 0, end: source?.end?.offset ?? 0 }
}
