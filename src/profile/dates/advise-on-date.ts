import type { Path } from '#json/path.ts'
import { readItems } from '#json/untyped-value.ts'

import { isRealDate } from './calendar-date.ts'
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
export function adviseOnDate(path: Path, found: unknown): string | undefined {
  const field = path.at(-1)
  if (path[0] !== 'profile' || !dateFields.has(field)) return undefined
  if (field === 'startDate' || field === 'endDate') {
    const period = adviseOnPeriod(found)
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

/** Shows the two dates of a period in one text or a list; undefined for other values. */
export function adviseOnPeriod(found: unknown): string | undefined {
  const list = readItems(found)
  const text = list.length === 2 && list.every(isSimple) ? list.join(' - ') : found
  const [start, end] = (typeof text === 'string' && readPeriod(text)) || []
  if (start === undefined || !isRealDate(start)) return undefined
  if (end === undefined) {
    return `Write "startDate": "${start}". Without "endDate" it continues today.`
  }
  return isRealDate(end) ? `Write "startDate": "${start}" and "endDate": "${end}".` : undefined
}

function isSimple(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function pad(number: string): string {
  return number.padStart(2, '0')
}
