import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { formatOthers } from '#problems/format-problem.ts'

/** Reports the first of several problems that are alike, with the number of the others. */
export function reportFirst([first, ...others]: readonly TextProblem[]): TextProblem[] {
  return first ? [{ ...first, message: first.message + formatOthers(others.length) }] : []
}
