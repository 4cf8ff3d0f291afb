import { styleText } from 'node:util'

import type { Problem } from '#problems/problem.ts'
import { listExcerptLines, splitLines } from '#json/source-excerpt.ts'
import { makePrintable } from '#json/make-printable.ts'
import { formatSuggestion } from '#problems/format-problem.ts'

import { countProblems, formatTotals, listErrorsFirst, type Format } from './report.ts'

const styles = {
  error: { sign: '×', colour: 'red' },
  warning: { sign: '⚠', colour: 'yellow' },
} as const

/** For people at a terminal: each problem with the lines around it, then the totals. */
export const formatPretty: Format = (reports, milliseconds, unread = []) => {
  const linesOf = new Map(reports.map(({ text }) => [text, splitLines(text)]))
  const parts = [
    ...listErrorsFirst(reports).map(({ file, text, problem }) =>
      formatProblem(file, linesOf.get(text) ?? [], problem),
    ),
    ...reports.flatMap(({ file, problems, isPartial }) =>
      problems.length === 0 && !isPartial ? [`${file}: no problems.\n`] : [],
    ),
  ]
  const colour = countProblems(reports, 'error') + unread.length > 0 ? 'red' : 'green'
  const totals = `${paint(colour, formatTotals(reports, unread))}. Validated in ${milliseconds} ms.`
  const hasProblems = reports.some(({ problems }) => problems.length > 0)
  const more = hasProblems ? ['"npm run explain -- CODE" explains a problem.'] : []
  return [...parts, totals, ...more].join('\n')
}

function formatProblem(file: string, lines: readonly string[], problem: Problem): string {
  const { line, column, code, severity, message, help, place } = problem
  const { sign, colour } = styles[severity]
  // A file that is in the wrong place is not read.
  const isRead = lines.some((one) => one !== '')
  const excerpt = isRead ? listExcerptLines(lines, problem) : []
  const gutter = ' '.repeat((excerpt[0]?.number.length ?? 1) + 2)
  const suggestion = formatSuggestion(problem)
  return [
    `  ${paint(colour, `${sign} ${code}`)}: ${makePrintable(message)}`,
    `${gutter}╭─[${paint('cyan', makePrintable(`${file}:${line}:${column}`))}] ${makePrintable(place)}`.trimEnd(),
    ...excerpt.flatMap(({ number, content, mark }) => [
      ` ${paint('dim', number)} │ ${content}`.trimEnd(),
      ...(mark ? [`${gutter}· ${mark.indent}${paint(colour, mark.carets)}`] : []),
    ]),
    `${gutter}╰────`,
    `  ${paint('cyan', 'help:')} ${makePrintable(help)}`,
    ...(suggestion ? [`  ${paint('green', makePrintable(suggestion))}`] : []),
    '',
  ].join('\n')
}

/** Colours text in a terminal or if FORCE_COLOR is set, but never if NO_COLOR is. */
function paint(format: Parameters<typeof styleText>[0], text: string): string {
  return process.env['NO_COLOR'] ? text : styleText(format, text)
}
