import type { Nodes, RootContent } from 'mdast'

import { readRange, type TextProblem } from '#fields/rich-text/text-problem.ts'

/** Quotes and lists are nested less deeply: `findSlowPart` refuses more. */
const maxLevels = 100

/** Finds emphasis that is nested so deeply that reading it overflows the stack. */
export function findDeepPart(nodes: readonly RootContent[]): TextProblem | undefined {
  let level: readonly Nodes[] = nodes
  for (let depth = 1; depth <= maxLevels; depth += 1) {
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  const [deep] = level
  return (
    deep && {
      code: 'text/not-supported',
      ...readRange(deep),
      message: `Strong text and emphasis are nested ${maxLevels} levels deep or more here. Use one level.`,
      help: 'The rest of the file is checked after that.',
    }
  )
}
