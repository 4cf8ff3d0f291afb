import { formatJson } from '#terminal/format-json.ts'

import { countProblems, type Format } from './report.ts'

/** For programs. `schema/problems.schema.json` describes it, and the tests compare the two. */
export const formatAsJson: Format = (reports, _, unread = []) =>
  formatJson({
    version: 1,
    valid: countProblems(reports, 'error') === 0 && unread.length === 0,
    problems: reports.flatMap(({ file, problems }) =>
      problems.map((problem) => ({ file, ...problem })),
    ),
    ...(unread.length > 0 && { unread }),
  })
