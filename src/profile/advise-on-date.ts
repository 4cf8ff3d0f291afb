import type { Path } from '#json/path.ts'

import { calendarDate, isRealDate } from './calendar-date.ts'

/** The fields of records that hold a date. */
export const dateFields: ReadonlySet<unknown> = new Set([
  'startDate',
  'endDate',
  'releaseDate',
  'date',
  'expires',
  'from',
])

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** Says what to write in place of a wrong date of the profile; undefined for other fields. */
export function adviseOnDate(path: Path, found: unknown): string | undefined {
  const field = path.at(-1)
  const isSimple = found === null || ['string', 'number', 'boolean'].includes(typeof found)
  if (path[0] !== 'profile' || !dateFields.has(field) || !isSimple) return undefined
  const date = readDate(String(found).trim())
  if (date !== undefined) return `Write "${date}".`
  if (/\d/u.test(String(found)) || field === 'startDate') return undefined
  return field === 'endDate'
    ? 'If it continues today, delete "endDate". Otherwise write a date such as "2024-05".'
    : `Delete "${field}", or write a date such as "2024-05".`
}

/** Reads "Mar 2021", "03/2022" or 202203. Undefined if it could mean two dates, as "3/5/2021". */
export function readDate(text: string): string | undefined {
  const [, ...digits] = /^(\d{4})(\d\d)(\d\d)?$/u.exec(text) ?? []
  const plain =
    digits.length > 0 ? digits.filter(Boolean).join('-') : text.replace(/T[\d:.]+Z?$/u, '')
  const words = plain.split(/[\s./,_–-]+/u).filter(Boolean)
  const year = words.find((word) => /^[12]\d{3}$/u.test(word))
  const name = words.find((word) => findMonth(word) > 0)
  const numbers = words.flatMap((word) => /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(word)?.[1] ?? [])
  if (year === undefined || words.length !== 1 + (name ? 1 : 0) + numbers.length) return undefined
  const parts = name
    ? [String(findMonth(name)), ...numbers]
    : orderParts(numbers, words[0] === year, plain.includes('.'))
  const date = parts && [year, ...parts.map((part) => part.padStart(2, '0'))].join('-')
  return calendarDate.safeParse(date).success && date && isRealDate(date) ? date : undefined
}

/** Puts the month before the day. */
function orderParts(numbers: string[], isYearFirst: boolean, hasDots: boolean) {
  const [first, second] = numbers.map(Number)
  if (isYearFirst || first === undefined || second === undefined) return numbers
  // With dots, the day is always first.
  if (hasDots || first > 12) return numbers.toReversed()
  return second > 12 ? numbers : undefined
}

/** The number of a month by its English name, or the beginning of it; 0 for another word. */
function findMonth(word: string): number {
  const start = word.toLowerCase()
  return start.length < 3 ? 0 : months.findIndex((month) => month.startsWith(start)) + 1
}
