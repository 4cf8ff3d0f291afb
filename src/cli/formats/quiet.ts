import { formatProblemLine, formatSampleWarnings } from '#problems/format-problem.ts'
import { formatCount } from '#terminal/format-count.ts'

import { listErrorsFirst, type Format } from './report.ts'

/** The most warnings that are printed. Those of the sample are only counted. */
const maxWarnings = 2

/** For a build: one line for each error, a few warnings, and a line with the number of the others. */
export const formatQuiet: Format = (reports) => {
  const all = listErrorsFirst(reports)
  const errors = all.filter(({ problem }) => problem.severity === 'error')
  const warnings = all.filter(({ problem }) => problem.severity === 'warning')
  const ofSample = warnings.filter(({ problem }) => problem.code.startsWith('sample/'))
  const others = warnings.filter((one) => !ofSample.includes(one))
  const counts = [
    ...(others.length > maxWarnings
      ? [formatCount(others.length - maxWarnings, 'more warning')]
      : []),
    ...(ofSample.length > 0 ? [formatSampleWarnings(ofSample.length)] : []),
  ]
  return [
    ...[...errors, ...others.slice(0, maxWarnings)].map(({ file, problem }) =>
      formatProblemLine(file, problem),
    ),
    ...(counts.length > 0 ? [`${counts.join(', ')}: "npm run validate" lists them.`] : []),
  ].join('\n')
}
