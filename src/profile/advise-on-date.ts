import type { Path } from '#json/path.ts'

import { isRealDate } from './calendar-date.ts'
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

/** Says what to write in place of a wrong date of the profile; undefined for other fields. */
export function adviseOnDate(path: Path, found: unknown): string | undefined {
  const field = path.at(-1)
  if (path[0] !== 'profile' || !dateFields.has(field)) return undefined
  const period = adviseOnPeriod(Array.isArray(found) ? found.join(' - ') : found)
  if (period !== undefined && (field === 'startDate' || field === 'endDate')) return period
  const isSimple = found === null || ['string', 'number', 'boolean'].includes(typeof found)
  if (!isSimple) return undefined
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

/** Shows the two dates of a period in one text; undefined for other values. */
export function adviseOnPeriod(found: unknown): string | undefined {
  const [start, end] = (typeof found === 'string' && readPeriod(found)) || []
  if (start === undefined) return undefined
  return end === undefined
    ? `Write "startDate": "${start}". Without "endDate" it continues today.`
    : `Write "startDate": "${start}" and "endDate": "${end}".`
}

function pad(number: string): string {
  return number.padStart(2, '0')
}
