import { jsonText } from '../json-text.ts'
import type { ProblemList } from './problem-list.ts'
import type { Format } from './report.ts'
import { countOf } from './totals.ts'

/** For programs: what `schema/problems.schema.json` describes. */
export const json: Format = (reports, _, refused = []) => {
  const list: ProblemList = {
    version: 1,
    valid: countOf(reports, 'error') === 0 && refused.length === 0,
    problems: reports.flatMap(({ file, problems }) =>
      problems.map((problem) => ({
        file,
        line: problem.line,
        column: problem.column,
        endLine: problem.endLine,
        endColumn: problem.endColumn,
        pointer: problem.pointer,
        place: problem.place,
        code: problem.code,
        severity: problem.severity,
        message: problem.message,
        found: problem.found,
        help: problem.help,
        suggestion: problem.suggestion,
      })),
    ),
    unread:
      refused.length > 0 ? refused.map(({ file, message }) => ({ file, message })) : undefined,
  }
  return jsonText(list)
}
