import { problemLine } from '#content/problem-words.ts'

import type { Format } from './report.ts'

/** One line for each problem, for logs, editors and grep; nothing where everything holds. */
export const compact: Format = (reports) =>
  reports
    .flatMap(({ file, problems }) => problems.map((problem) => problemLine(file, problem)))
    .join('\n')
