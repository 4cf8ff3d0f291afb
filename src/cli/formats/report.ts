import type { CheckedFile } from '#disk/owner/checked-file.ts'
import type { Problem } from '#problems/problem.ts'
import { formatCount } from '#terminal/format-count.ts'

/** A file with its path from the current folder, with forward slashes, or as `<stdin>`. */
export type Report = CheckedFile & {
  /** Whether some of its checks did not run, because the content has errors. */
  readonly isPartial?: boolean
}

/** A file that could not be read, and why, as a sentence. */
export type Unread = { readonly file: string; readonly message: string }

/** Formats reports, and the files that could not be read. The time of validation is in ms. */
export type Format = (
  reports: readonly Report[],
  milliseconds: number,
  unread?: readonly Unread[],
) => string

/** Lists the problems of all files for people: first the errors, then the warnings. */
export function listErrorsFirst(reports: readonly Report[]) {
  const all = reports.flatMap(({ file, text, problems }) =>
    problems.map((problem) => ({ file, text, problem })),
  )
  const isError = ({ problem }: (typeof all)[number]) => problem.severity === 'error'
  return [...all.filter(isError), ...all.filter((one) => !isError(one))]
}

/** Counts the problems of a severity, with those that are not listed. */
export function countProblems(reports: readonly Report[], severity: Problem['severity']): number {
  return reports
    .flatMap(({ problems }) => problems)
    .filter((each) => each.severity === severity)
    .reduce((count, { others = 0 }) => count + 1 + others, 0)
}

/** Formats the totals: "3 errors, 1 warning in 2 files". A file that was not read is an error. */
export function formatTotals(reports: readonly Report[], unread: readonly Unread[] = []): string {
  const errors = formatCount(countProblems(reports, 'error') + unread.length, 'error')
  const warnings = formatCount(countProblems(reports, 'warning'), 'warning')
  return `${errors}, ${warnings} in ${formatCount(reports.length + unread.length, 'file')}`
}
