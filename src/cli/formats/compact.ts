import { printable } from '#content/printable.ts'

import type { Format } from './report.ts'
import { didYouMean } from './words.ts'

/** One line for each problem, for logs, editors and grep; nothing where everything holds. */
export const compact: Format = (reports) =>
  reports
    .flatMap(({ file, problems }) =>
      problems.map((problem) => {
        const { line, column, severity, code, place, message, help } = problem
        const where = place === '' ? '' : `${place}: `
        const suggestion = didYouMean(problem)
        return printable(
          `${file}:${line}:${column}: ${severity} ${code}: ${where}${message} help: ${help}` +
            (suggestion ? ` ${suggestion}` : ''),
        )
      }),
    )
    .join('\n')
