import { formatProblemLine } from '#problems/format-problem.ts'

import { listErrorsFirst, type Format } from './report.ts'

/** One line for each problem, for logs, editors and grep. Empty if there is none. */
export const formatCompact: Format = (reports) =>
  listErrorsFirst(reports)
    .map(({ file, problem }) => formatProblemLine(file, problem))
    .join('\n')
