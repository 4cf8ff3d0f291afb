import { z } from 'zod'

import { addCompletion } from '#fields/completion.ts'
import { addPattern } from '#fields/add-pattern.ts'

import { datePattern, isoDate, readDate } from './read-date.ts'

const dateMessage = 'Write a year, a month or a day, as "2024", "2024-05" or "2024-05-31"'

/** A date, which `readDate` reads, or a number for a year. `others` are patterns for further texts. */
function makeDate(others: readonly string[] = []) {
  const [minimum, maximum] = [1000, 2999]
  const form = [datePattern, ...others].join('|')
  const readable = new RegExp(`^(?:${datePattern})$`, 'u')
  // The model checks what the completion below made of the text; the published schema, what an owner writes.
  const date = addPattern(
    z.string(),
    new RegExp(`^(?:${[isoDate, ...others].join('|')})$`, 'u'),
    dateMessage,
  )
  return addCompletion(
    date.meta({ type: ['string', 'integer'], pattern: `^(?:${form})$`, minimum, maximum }),
    (value) => {
      const isYear = Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
      if (isYear) return String(value)
      return typeof value === 'string' && readable.test(value) ? readDate(value) : value
    },
  )
}

/** A year, a month or a day: `2024`, `2024-05` or `2024-05-31`. `checkProfile` knows the calendar. */
export const calendarDate = makeDate()

/** What other programs write for an end that has not come. */
const present = '[Pp]resent|[Cc]urrent|[Oo]ngoing|[Tt]oday|[Nn]ow'
const isPresent = new RegExp(`^(${present})?$`, 'u')
const endDate = makeDate([present, '']).meta({ type: ['string', 'integer', 'null'] })

/** Whether the calendar has a date of the right form: "2024-02-30" is none. */
export function isRealDate(date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}

/**
 * Compares two dates as far as both are known: "2024" and "2024-05" are equal. Negative if the first
 * is earlier.
 */
export function compareDates(first: string, second: string): number {
  const length = Math.min(first.length, second.length)
  const [a, b] = [first.slice(0, length), second.slice(0, length)]
  return a === b ? 0 : a < b ? -1 : 1
}

/** The fields of a period. */
export const period = {
  startDate: calendarDate.meta({
    description: 'When it began: a year, a month or a day.',
    examples: ['2021-03'],
  }),
  endDate: addCompletion(
    endDate.optional().meta({
      description: 'When it ended. Leave it out, or write "present", if it continues today.',
      examples: ['2024'],
    }),
    (written) =>
      written === null || (typeof written === 'string' && isPresent.test(written))
        ? undefined
        : written,
  ),
}
