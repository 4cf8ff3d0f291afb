import { formatSentences } from '#problems/format-problem.ts'
import { makeOneLine } from '#terminal/make-one-line.ts'

import { formatTotals, listErrorsFirst, type Format } from './report.ts'

/** The most rows of the table: GitHub accepts no summary above 1 MiB. */
const maxRows = 200

/** For the summary of a job or a comment: the totals and a table of the problems. */
export const formatAsMarkdown: Format = (reports, _, unread = []) => {
  const rows = listErrorsFirst(reports).map(({ file, problem }) => {
    const where = `${file}:${problem.line}:${problem.column}`
    const cells = [problem.severity, where, problem.code, formatSentences(problem)].map(escapeCell)
    return `| ${cells.join(' | ')} |`
  })
  const table = ['| Severity | Where | Code | What |', '|---|---|---|---|', ...rows]
  return [
    '## Content',
    `${formatTotals(reports, unread)}.`,
    ...unread.map(({ message }) => escapeCell(message)),
    ...(rows.length > 0 ? [table.slice(0, maxRows + 2).join('\n')] : []),
    ...(rows.length > maxRows ? [`And ${rows.length - maxRows} more.`] : []),
    '',
  ].join('\n\n')
}

function escapeCell(text: string): string {
  return makeOneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]|~#@]/gu, String.raw`\$&`)
}
