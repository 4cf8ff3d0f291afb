import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { indexLines } from '#json/index-lines.ts'
import { findSeverity } from '#problems/problem-code.ts'
import type { Description, Problem } from '#problems/problem.ts'

/** Gives problems their lines and columns, in the order of the text. */
export function locateProblems(text: string, found: readonly TextProblem[]): Problem[] {
  const findPosition = indexLines(text)
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ code, start, end, message, help, suggestion }): Problem => {
      const last = findPosition(end)
      return {
        ...findPosition(start),
        endLine: last.line,
        endColumn: last.column,
        pointer: '',
        place: '',
        code,
        severity: findSeverity(code),
        message,
        found: undefined,
        help,
        suggestion,
      }
    })
}

/** A problem of a whole file, whatever is in it. */
export function locateInFile(problem: Description): Problem[] {
  return locateProblems('', [{ ...problem, start: 0, end: 0 }])
}
