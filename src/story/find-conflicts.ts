import type { TextProblem } from '#fields/rich-text/text-problem.ts'

import { listLines } from './list-lines.ts'

/**
 * Finds merge conflicts: one problem for the lines that Git writes around two versions. In a block of
 * code they may be meant.
 */
export function findConflicts(text: string): TextProblem[] {
  let isOpen = false
  const problems: TextProblem[] = []
  for (const { line, start, isCode } of listLines(text)) {
    const [, sign] = (!isCode && /^(<{7}|>{7})(?: |$)/u.exec(line)) || []
    if (sign === undefined) continue
    if (sign.startsWith('<') || !isOpen) problems.push(describe(start, start + line.length))
    isOpen = sign.startsWith('<')
  }
  return problems
}

function describe(start: number, end: number): TextProblem {
  return {
    code: 'story/merge-conflict',
    start,
    end,
    message: 'This is a merge conflict: two versions were merged, and nobody chose one.',
    help: 'Keep one of the two sides, and delete the other and the lines "<<<<<<<", "=======" and ">>>>>>>".',
  }
}
