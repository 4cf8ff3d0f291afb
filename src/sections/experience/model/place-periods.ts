type Period = { readonly startDate: string; readonly endDate?: string | undefined }

/** A period on the line of time, from 0 (the first start) to 1 (the last end). */
export type Span = { readonly from: number; readonly to: number; readonly hasNoEnd: boolean }

/** The least part of the line for what continues today. */
const leastOfToday = 1 / 20

/**
 * Places periods on one line of time. What continues ends at the end of the line, which is the month of
 * `today` (UTC).
 */
export function placePeriods(periods: readonly Period[], today: Date): readonly Span[] {
  // Where a year alone ends one period and starts another, they meet in its middle.
  const longer = periods.filter(({ startDate, endDate }) => startDate !== endDate)
  const ended = new Set(longer.map(({ endDate }) => endDate))
  const started = new Set<string | undefined>(longer.map(({ startDate }) => startDate))
  const shared = new Set([...ended].filter((date) => date?.length === 4 && started.has(date)))
  const isShared = (date: string, { startDate, endDate }: Period) =>
    shared.has(date) && startDate !== endDate
  const starts = periods.map((period) => {
    const { startDate, endDate } = period
    if (!isShared(startDate, period)) return findStart(startDate)
    const middle = Number(startDate) + 0.5
    return endDate === undefined ? middle : Math.min(middle, findEnd(endDate))
  })
  const ends = periods.map((period) => {
    const { startDate, endDate } = period
    if (endDate === undefined) return undefined
    if (!isShared(endDate, period)) return findEnd(endDate)
    return Math.max(Number(endDate) + 0.5, findStart(startDate))
  })
  const first = Math.min(...starts)
  const known = Math.max(...starts, ...ends.filter((end) => end !== undefined))
  const month = today.getUTCFullYear() + today.getUTCMonth() / 12
  const last = ends.includes(undefined)
    ? Math.max(month, known + Math.max(1 / 12, (known - first) * leastOfToday))
    : known
  const scale = (years: number) => (years - first) / (last - first)
  return starts.map((start, index) => ({
    from: scale(start),
    to: scale(ends[index] ?? last),
    hasNoEnd: ends[index] === undefined,
  }))
}

/** The start of a date, as years with a fraction. */
function findStart(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return year + (month - 1 + (day - 1) / 31) / 12
}

/** The end of a date, as years with a fraction: "2021" is the end of that year. */
function findEnd(date: string): number {
  const [year = 0, month = 12, day = 31] = date.split('-').map(Number)
  return year + (month - 1 + day / 31) / 12
}
