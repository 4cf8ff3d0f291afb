import { formatProblemLine } from '#problems/format-problem.ts'

import type { Format } from './report.ts'

/** One line for each problem, for logs, editors and grep. Empty if there is none. */
export const compact: Format = (reports) =>
  reports
    .flatMap(({ file, problems }) => problems.map((problem) => formatProblemLine(file, problem)))
    .join('\n')
