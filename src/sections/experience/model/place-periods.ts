type Period = { readonly startDate: string; readonly endDate?: string | undefined }

/** A period on the line of time, from 0 (the first start) to 1 (the last end). */
export type Span = { readonly from: number; readonly to: number; readonly hasNoEnd: boolean }

/**
 * Places periods on one line of time. What continues today ends at the end of the line, which is a
 * little after the last date: a page that is built later looks the same.
 */
export function placePeriods(periods: readonly Period[]): readonly Span[] {
  const starts = periods.map(({ startDate }) => toYears(startDate, false))
  const ends = periods.map(({ endDate }) =>
    endDate === undefined ? undefined : toYears(endDate, true),
  )
  const first = Math.min(...starts)
  const known = Math.max(...starts, ...ends.filter((end) => end !== undefined))
  const hasNoEnd = ends.includes(undefined)
  const last = hasNoEnd ? known + Math.max(1, (known - first) / 4) : known
  const scale = (years: number) => (years - first) / (last - first)
  return starts.map((start, index) => ({
    from: scale(start),
    to: scale(ends[index] ?? last),
    hasNoEnd: ends[index] === undefined,
  }))
}

/** A date as years with a fraction. As an end, "2021" is the end of that year. */
function toYears(date: string, isEnd: boolean): number {
  const [year = 0, month, day] = date.split('-').map(Number)
  if (month === undefined) return isEnd ? year + 1 : year
  return year + (month - 1 + ((day ?? (isEnd ? 31 : 1)) - (isEnd ? 0 : 1)) / 31) / 12
}
