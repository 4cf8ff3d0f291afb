import type { Path } from '#json/path.ts'
import { readItems, readProperty, readValue } from '#json/untyped-value.ts'

import { compareDates, isRealDate } from './calendar-date.ts'
import { readDate, readPeriod } from './read-date.ts'
import { readForeignDate } from './read-foreign-date.ts'

/** The fields of records that hold a date. */
export const dateFields: ReadonlySet<unknown> = new Set([
  'startDate',
  'endDate',
  'releaseDate',
  'date',
  'expires',
  'from',
])

/** A date whose month may be before the day, or after it. */
const twoDays = /^(0?[1-9]|1[0-2])[/-](0?[1-9]|1[0-2])[/-](\d{4})$/u

/** A year and two digits that are no month. */
const yearAndRest = /^([12]\d{3})[-–/](1[3-9]|[2-9]\d)$/u

/** Says what to write in place of a wrong date of the profile; undefined for other fields. */
export function adviseOnDate(path: Path, found: unknown, document: unknown): string | undefined {
  const field = path.at(-1)
  if (path[0] !== 'profile' || !dateFields.has(field)) return undefined
  if (field === 'startDate' || field === 'endDate') {
    const record = readValue(document, path.slice(0, -1))
    const others = field === 'startDate' ? { endDate: readProperty(record, 'endDate') } : record
    const period = adviseOnPeriod(others, found)
    if (period !== undefined) return period
    const [, year, rest] = (typeof found === 'string' && yearAndRest.exec(found)) || []
    if (year !== undefined) {
      return `"${rest}" is no month: write "${year}" alone, or the two whole years of a period in "startDate" and "endDate".`
    }
  }
  if (!isSimple(found)) return undefined
  const date = readDate(String(found).trim()) ?? readForeignDate(String(found))
  if (date !== undefined && isRealDate(date)) return `Write "${date}".`
  const [, first = '', second = '', year] = twoDays.exec(String(found)) ?? []
  if (year !== undefined) {
    const days = [`${pad(first)}-${pad(second)}`, `${pad(second)}-${pad(first)}`]
    return `It could be two days: write ${days.map((day) => `"${year}-${day}"`).join(' or ')}.`
  }
  if (/\d/u.test(String(found)) || field === 'startDate') return undefined
  return field === 'endDate'
    ? 'If it continues today, delete "endDate". Otherwise write a date such as "2024-05".'
    : `Delete "${field}", or write a date such as "2024-05".`
}

/**
 * Shows the two dates of a period in one text or a list, for a record that may have dates already.
 * Undefined for other values.
 */
export function adviseOnPeriod(record: unknown, found: unknown): string | undefined {
  const list = readItems(found)
  const text = list.length === 2 && list.every(isSimple) ? list.join(' - ') : found
  const [start, end] = (typeof text === 'string' && readPeriod(text)) || []
  if (start === undefined || !isRealDate(start)) return undefined
  if (end !== undefined && !isRealDate(end)) return undefined
  const ended = readKnown(readProperty(record, 'endDate'))
  const isAfter = (date: string) => compareDates(date, start) >= 0
  const ends = end === undefined ? [] : listDates(ended, end, isAfter)
  const starts = listDates(readKnown(readProperty(record, 'startDate')), start, (date) =>
    ends.every((other) => compareDates(date, other) <= 0),
  )
  const begin = showDates('startDate', starts)
  if (end !== undefined) return `Write ${begin} and ${showDates('endDate', ends)}.`
  if (readProperty(record, 'endDate') === undefined) {
    return `Write ${begin}. Without "endDate" it continues today.`
  }
  return ended !== undefined && isAfter(ended)
    ? `Write ${begin}, and decide on "endDate": keep it, or delete it if this continues today.`
    : `Write ${begin}, and delete "endDate": without it, this continues today.`
}

/** The dates that may be right: the one that the record has, and that of the period. */
function listDates(
  known: string | undefined,
  date: string,
  isPossible: (date: string) => boolean,
): string[] {
  const isSame = known !== undefined && compareDates(known, date) === 0
  const longer = known !== undefined && known.length > date.length ? known : date
  const dates = isSame ? [longer] : known === undefined ? [date] : [known, date]
  const possible = dates.filter(isPossible)
  return possible.length > 0 ? possible : [date]
}

function showDates(field: string, dates: readonly string[]): string {
  const hint = dates.length > 1 ? ' (whichever is right)' : ''
  return `"${field}": ${dates.map((date) => `"${date}"`).join(' or ')}${hint}`
}

function readKnown(written: unknown): string | undefined {
  const date = isSimple(written) ? readDate(String(written).trim()) : undefined
  return date !== undefined && isRealDate(date) ? date : undefined
}

function isSimple(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function pad(number: string): string {
  return number.padStart(2, '0')
}
