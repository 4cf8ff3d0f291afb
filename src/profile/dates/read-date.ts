import { matchCapitalized } from '#fields/match-names.ts'

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

const year = String.raw`[12]\d{3}`
const month = '(?:0?[1-9]|1[0-2])'
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const ordinal = `${day}(?:st|nd|rd|th)?`
const names = months.map((name) => name.replace(/(?<=^...)(.+)$/u, '(?:$1)?'))
const monthName = String.raw`(?:${matchCapitalized([...names, 'sept'])})\.?`

/** A time after a day, as programs write it. */
const time = String.raw`T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?`

/**
 * The source of a pattern for what is one date only: "2024-3", "3/2024", "5.3.2024", "March 2024",
 * "12 Mar 2024", "2024-03-12T00:00:00Z".
 */
export const datePattern = [
  String.raw`${year}(?:[-/]${month}(?:[-/]${day})?)?`,
  String.raw`${year}-${month}-${day}${time}`,
  String.raw`${month}[-/.]${year}`,
  String.raw`${day}\.${month}\.${year}`,
  // The day is before the month or after it, and not both: a date has at most three words.
  String.raw`(?!\S+ \S+ \S+ )(?:${ordinal} )?${monthName}(?: ${ordinal})?,? ${year}`,
].join('|')

/** The source of a pattern for a date as the page reads it: "2024", "2024-05" or "2024-05-31". */
export const isoDate = String.raw`[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?`
const isoForm = new RegExp(`^${isoDate}$`, 'u')

/**
 * Reads "Mar 2021", "03/2022" or 202203 as "2021-03". Undefined if it could mean two dates, as "3/5/2021".
 * The calendar may lack the day.
 */
export function readDate(text: string): string | undefined {
  const [, ...digits] = /^(\d{4})(\d\d)(\d\d)?$/u.exec(text) ?? []
  const plain =
    digits.length > 0
      ? digits.filter(Boolean).join('-')
      : text.replace(/T\d\d:[\d:.]+(?:Z|[+-]\d\d:?\d\d)?$/u, '')
  const words = plain.split(/[\s./,_–-]+/u).filter(Boolean)
  const yearWord = words.find((word) => /^[12]\d{3}$/u.test(word))
  const monthWord = words.find((word) => findMonth(word) > 0)
  const numbers = words.flatMap((word) => /^(\d{1,2})(?:st|nd|rd|th)?$/u.exec(word)?.[1] ?? [])
  if (yearWord === undefined || words.length !== 1 + (monthWord ? 1 : 0) + numbers.length) {
    return undefined
  }
  // The year is first or last: "03-2023-05" is no date.
  if (words[0] !== yearWord && words.at(-1) !== yearWord) return undefined
  const parts = monthWord
    ? [String(findMonth(monthWord)), ...numbers]
    : orderParts(numbers, words[0] === yearWord, plain.includes('.'))
  const date = parts && [yearWord, ...parts.map((part) => part.padStart(2, '0'))].join('-')
  return date !== undefined && isoForm.test(date) ? date : undefined
}

/** A longer text is no period. */
const longestPeriod = 60

const clearSeparator = / +[-–—](?: +|$)| *[–—] *| +(?:to|until|till) +/giu
const openEnd = /^(?:present|current|ongoing|today|now)?$/iu

/**
 * Reads "2021-2023" or "since 2021" as two dates, the second undefined if it continues. Undefined if it
 * could mean several periods, as "2021-03-12-2022". The calendar may lack a day.
 */
export function readPeriod(text: string): [start: string, end: string | undefined] | undefined {
  const written = text.trim()
  if (written.length > longestPeriod) return undefined
  const [, rest = written] = /^(?:from|since) +(.+)$/iu.exec(written) ?? []
  const since = rest === written ? undefined : readDate(rest)
  if (since !== undefined) return [since, undefined]
  const clear = [...rest.matchAll(clearSeparator)]
  const signs = clear.length > 0 ? clear : [...rest.matchAll(/-/gu)]
  const [found, ...others] = signs.flatMap(({ 0: sign, index }) =>
    readDates(rest.slice(0, index), rest.slice(index + sign.length)),
  )
  return others.length === 0 ? found : undefined
}

/** Reads the two texts of a period; none if they are no period. Two digits are a year that has begun. */
function readDates(first: string, second: string): [start: string, end: string | undefined][] {
  const start = readDate(first)
  if (start === undefined) return []
  if (openEnd.test(second)) return [[start, undefined]]
  const shortYear = /^\d\d$/u.test(second) ? `${start.slice(0, 2)}${second}` : undefined
  const isPast = Number(shortYear) <= new Date().getFullYear()
  const end = shortYear === undefined ? readDate(second) : isPast ? shortYear : undefined
  return end !== undefined && end > start ? [[start, end]] : []
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
  return start.length < 3 ? 0 : months.findIndex((name) => name.startsWith(start)) + 1
}
