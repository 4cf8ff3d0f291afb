import type { Problem } from '#content/check-portfolio.ts'

import type { Report } from './report.ts'

/** How many problems of a severity there are. */
export function countOf(reports: readonly Report[], severity: Problem['severity']): number {
  return reports.flatMap(({ problems }) => problems).filter((each) => each.severity === severity)
    .length
}

/** What was found in all, such as "3 errors, 1 warning in 2 files". */
export function totalsOf(reports: readonly Report[]): string {
  const errors = counted(countOf(reports, 'error'), 'error')
  const warnings = counted(countOf(reports, 'warning'), 'warning')
  return `${errors}, ${warnings} in ${counted(reports.length, 'file')}`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
