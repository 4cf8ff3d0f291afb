import type { Path } from '#json/path.ts'

import { isRealDate } from './calendar-date.ts'
import { readDate } from './read-date.ts'

/** The fields of records that hold a date. */
export const dateFields: ReadonlySet<unknown> = new Set([
  'startDate',
  'endDate',
  'releaseDate',
  'date',
  'expires',
  'from',
])

/** Says what to write in place of a wrong date of the profile; undefined for other fields. */
export function adviseOnDate(path: Path, found: unknown): string | undefined {
  const field = path.at(-1)
  const isSimple = found === null || ['string', 'number', 'boolean'].includes(typeof found)
  if (path[0] !== 'profile' || !dateFields.has(field) || !isSimple) return undefined
  const date = readDate(String(found).trim())
  if (date !== undefined && isRealDate(date)) return `Write "${date}".`
  if (/\d/u.test(String(found)) || field === 'startDate') return undefined
  return field === 'endDate'
    ? 'If it continues today, delete "endDate". Otherwise write a date such as "2024-05".'
    : `Delete "${field}", or write a date such as "2024-05".`
}
