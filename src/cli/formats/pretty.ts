import { styleText } from 'node:util'

import type { Problem } from '#content/check-portfolio.ts'
import { frameLines, linesOf } from '#content/code-frame.ts'
import { printable } from '#content/printable.ts'
import { didYouMean } from '#content/problem-words.ts'

import type { Format } from './report.ts'
import { countOf, totalsOf } from './totals.ts'

const signs = { error: '×', warning: '⚠' }
const colours = { error: 'red', warning: 'yellow' } as const

/** For people at a terminal: each problem with the lines around it, and the totals at the end. */
export const pretty: Format = (reports, milliseconds, refused = []) => {
  const told = reports.flatMap(({ file, text, problems }) => {
    if (problems.length === 0) return [`${file}: everything holds.\n`]
    const lines = linesOf(text)
    return problems.map((problem) => toldOf(file, lines, problem))
  })
  const colour = countOf(reports, 'error') + refused.length > 0 ? 'red' : 'green'
  const totals = `${paint(colour, totalsOf(reports))}. Checked in ${milliseconds} ms.`
  const hasProblems = reports.some(({ problems }) => problems.length > 0)
  const more = hasProblems ? ['"npm run explain -- CODE" tells more of a problem.'] : []
  return [...told, totals, ...more].join('\n')
}

function toldOf(file: string, lines: readonly string[], problem: Problem): string {
  const { line, column, code, severity, message, help, place } = problem
  const colour = colours[severity]
  const frame = frameLines(lines, problem)
  const gutter = ' '.repeat((frame[0]?.number.length ?? 1) + 2)
  const suggestion = didYouMean(problem)
  return [
    `  ${paint(colour, `${signs[severity]} ${code}`)}: ${printable(message)}`,
    `${gutter}╭─[${paint('cyan', `${file}:${line}:${column}`)}] ${printable(place)}`.trimEnd(),
    ...frame.flatMap(({ number, content, mark }) => [
      ` ${paint('dim', number)} │ ${content}`.trimEnd(),
      ...(mark ? [`${gutter}· ${mark.indent}${paint(colour, mark.carets)}`] : []),
    ]),
    `${gutter}╰────`,
    `  ${paint('cyan', 'help:')} ${printable(help)}`,
    ...(suggestion ? [`  ${paint('green', printable(suggestion))}`] : []),
    '',
  ].join('\n')
}

/** Colour for a terminal or where FORCE_COLOR asks for it, never where NO_COLOR forbids it. */
function paint(format: Parameters<typeof styleText>[0], text: string): string {
  return process.env['NO_COLOR'] ? text : styleText(format, text)
}
