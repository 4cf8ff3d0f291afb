/** The parts of a date that are written, by how many of its parts are known. */
const forms: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'short' },
  { year: 'numeric', month: 'short', day: 'numeric' },
]

/**
 * Writes a date of the profile in a language: "2021-03" is "Mar 2021" in English and "März 2021" in
 * German. For an invalid language tag, it returns the date unchanged.
 */
export function formatDate(date: string, language: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const form = forms[date.split('-').length - 1]
  // The dates are Gregorian: without the calendar, Thai and Persian would write other years.
  const options = { ...form, calendar: 'gregory', timeZone: 'UTC' }
  try {
    const format = new Intl.DateTimeFormat(language, options)
    return format.format(Date.UTC(year, month - 1, day))
  } catch {
    return date
  }
}

/** Writes a date without its day. */
function formatMonth(date: string, language: string): string {
  return formatDate(date.slice(0, '2021-03'.length), language)
}

/** Whether a period continues today. */
export function isOngoing(period: {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}): boolean {
  return period.startDate !== undefined && period.endDate === undefined
}

/** One end of a period, with its date if it has one: what continues today ends in a word. */
type PeriodEnd = { readonly text: string; readonly date?: string }

/**
 * Returns up to two ends, as month and year; equal ends are one. A start without an end is followed by `presentLabel`.
 */
export function listPeriodEnds(
  start: string | undefined,
  end: string | undefined,
  language: string,
  presentLabel: string,
): PeriodEnd[] {
  const first = start === undefined ? [] : [{ text: formatMonth(start, language), date: start }]
  if (end !== undefined) {
    const last = { text: formatMonth(end, language), date: end }
    return first[0]?.text === last.text ? [last] : [...first, last]
  }
  return first.length > 0 ? [...first, { text: presentLabel }] : []
}
