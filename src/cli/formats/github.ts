import type { Problem } from '#problems/problem.ts'
import { makePrintable } from '#json/make-printable.ts'
import { formatSentences } from '#problems/format-problem.ts'

import { countProblems, formatTotals, type Format } from './report.ts'

/** GitHub shows ten annotations of each severity for a step, and drops the rest silently. */
const maxShown = 10

/** Annotations on the lines of a pull request, and a notice with the totals. */
export const formatForGithub: Format = (reports, _, unread = []) => {
  const most = Math.max(countProblems(reports, 'error'), countProblems(reports, 'warning'))
  const rest = ` GitHub shows ${maxShown} of each. The log of this step has the rest.`
  return [
    ...reports.flatMap(({ file, problems }) =>
      problems.map((problem) => formatAnnotation(file, problem)),
    ),
    ...unread.map(
      ({ file, message }) =>
        `::error file=${escapeProperty(file)},title=Content::${escapeData(message)}`,
    ),
    `::notice title=Content::${escapeData(`${formatTotals(reports, unread)}.${most > maxShown ? rest : ''}`)}`,
  ].join('\n')
}

function formatAnnotation(file: string, problem: Problem): string {
  const { line, column, endLine, endColumn, code, severity } = problem
  // GitHub rejects columns if a range has several lines.
  const columns = endLine === line ? { col: column, endColumn } : {}
  const properties = Object.entries({ file, line, endLine, ...columns, title: code })
  const list = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::${severity} ${list.join(',')}::${escapeData(formatSentences(problem))}`
}

/** Escapes what would end a workflow command, and the control characters that the log obeys. */
function escapeData(text: string): string {
  return makePrintable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'))
}

function escapeProperty(value: string): string {
  return escapeData(value).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
