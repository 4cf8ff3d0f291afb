import type { Path } from '#json/path.ts'
import { itemsOf, propertyOf, valueAt } from '#json/untyped-value.ts'

import { compareDates, isRealDate } from './calendar-date.ts'
import { readDate, readPeriod } from './read-date.ts'

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
    const record = valueAt(document, path.slice(0, -1))
    const others = field === 'startDate' ? { endDate: propertyOf(record, 'endDate') } : record
    const period = adviseOnPeriod(others, found)
    if (period !== undefined) return period
    const [, year, rest] = (typeof found === 'string' && yearAndRest.exec(found)) || []
    if (year !== undefined) {
      return `"${rest}" is no month: write "${year}" alone, or the two whole years of a period in "startDate" and "endDate".`
    }
  }
  if (!isSimple(found)) return undefined
  const date = readDate(String(found).trim())
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
  const list = itemsOf(found)
  const text = list.length === 2 && list.every(isSimple) ? list.join(' - ') : found
  const [start, end] = (typeof text === 'string' && readPeriod(text)) || []
  if (start === undefined || !isRealDate(start)) return undefined
  if (end !== undefined && !isRealDate(end)) return undefined
  const begin = showStart(propertyOf(record, 'startDate'), start)
  if (end !== undefined) return `Write ${begin} and "endDate": "${end}".`
  return propertyOf(record, 'endDate') === undefined
    ? `Write ${begin}. Without "endDate" it continues today.`
    : `Write ${begin}, and delete "endDate": without it, this continues today.`
}

/** The start of a period. The owner decides between it and another one that the record has. */
function showStart(written: unknown, start: string): string {
  const known = isSimple(written) ? readDate(String(written).trim()) : undefined
  if (known === undefined || !isRealDate(known)) return `"startDate": "${start}"`
  return compareDates(known, start) === 0
    ? `"startDate": "${known}"`
    : `"startDate": "${known}" or "${start}" (whichever is right)`
}

function isSimple(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function pad(number: string): string {
  return number.padStart(2, '0')
}
