import { printable } from '#content/printable.ts'
import { inWords } from '#content/problem-words.ts'

import type { Format } from './report.ts'
import { totalsOf } from './totals.ts'

/** As many problems as the table has rows for; GitHub takes no summary of more than 1 MiB. */
const most = 200

/** For the summary of a job, or a comment: the totals and a table of the problems. */
export const markdown: Format = (reports, _, refused = []) => {
  const rows = reports.flatMap(({ file, problems }) =>
    problems.map((problem) => {
      const place = `${file}:${problem.line}:${problem.column}`
      return `| ${problem.severity} | ${cell(place)} | ${cell(problem.code)} | ${cell(inWords(problem))} |`
    }),
  )
  return [
    '## Content',
    `${totalsOf(reports)}.`,
    ...refused.map(({ message }) => cell(message)),
    ...(rows.length > 0
      ? [
          ['| Severity | Where | Code | What |', '|---|---|---|---|', ...rows.slice(0, most)].join(
            '\n',
          ),
        ]
      : []),
    ...(rows.length > most ? [`And ${rows.length - most} more.`] : []),
    '',
  ].join('\n\n')
}

/** Text that is shown as it stands, in a cell of a table. */
function cell(text: string): string {
  return printable(text.replaceAll(/\s+/gu, ' '))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]|~#@]/gu, String.raw`\$&`)
}
