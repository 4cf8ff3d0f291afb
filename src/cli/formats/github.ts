import type { Problem } from '#content/check-portfolio.ts'
import { printable } from '#content/printable.ts'
import { inWords } from '#content/problem-words.ts'

import type { Format } from './report.ts'
import { countOf, totalsOf } from './totals.ts'

/** As many of a severity as GitHub shows of one step; it drops the rest without a word. */
const shown = 10

/** Annotations on the lines of a pull request, and a notice of how many there are in all. */
export const github: Format = (reports, _, refused = []) => {
  const all = Math.max(countOf(reports, 'error'), countOf(reports, 'warning')) <= shown
  const rest = all ? '' : ` GitHub shows ${shown} of each, and the log of this step has the rest.`
  return [
    ...reports.flatMap(({ file, problems }) => problems.map((each) => annotation(file, each))),
    ...refused.map(
      ({ file, message }) => `::error file=${property(file)},title=Content::${data(message)}`,
    ),
    `::notice title=Content::${data(`${totalsOf(reports)}.${rest}`)}`,
  ].join('\n')
}

function annotation(file: string, problem: Problem): string {
  const { line, column, endLine, endColumn, code, severity } = problem
  const properties = {
    file,
    line,
    endLine,
    // GitHub refuses columns of a place that goes over several lines.
    ...(endLine === line ? { col: column, endColumn } : {}),
    title: code,
  }
  const list = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`)
  return `::${severity} ${list.join(',')}::${data(inWords(problem))}`
}

/** Escapes what ends a workflow command, and controls, which the log would obey. */
function data(text: string): string {
  return printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'))
}

function property(value: string | number): string {
  return data(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
