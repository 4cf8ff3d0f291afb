/** Languages in which owners may write months. English is one of `readDate`. */
const languages = 'cs da de el es fi fr hr hu id it nb nl pl pt ro ru sk sl sv tr uk vi'.split(' ')

/** In letters. A longer text is no date. */
const longestDate = 40

/**
 * Reads "mars 2024" or "3. März 2024" as "2024-03" or "2024-03-03". Undefined for other texts. The calendar
 * may lack the day.
 */
export function readForeignDate(text: string): string | undefined {
  if (text.length > longestDate) return undefined
  const form = /^(?:(?<day>\d{1,2})\.? (?:de )?)?(?<name>\p{L}+)\.? (?:de )?(?<year>[12]\d{3})$/iu
  const { day, name, year } = form.exec(text.trim())?.groups ?? {}
  if (name === undefined) return undefined
  months ??= listMonths()
  const month = months.get(name.toLowerCase())
  return month === undefined
    ? undefined
    : [year, ...[month, day].flatMap((part) => part?.padStart(2, '0') ?? [])].join('-')
}

/** The number of each month, by its names: whole and short, alone and beside a day. */
let months: ReadonlyMap<string, string> | undefined

function listMonths(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const language of languages) {
    for (const month of ['long', 'short'] as const) {
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, { day, month, timeZone: 'UTC' })
        for (let index = 0; index < 12; index += 1) {
          const parts = format.formatToParts(Date.UTC(2024, index, 1))
          const name = parts.find(({ type }) => type === 'month')?.value ?? ''
          const key = name.toLowerCase().replace(/\.$/u, '')
          if (/^\p{L}+$/u.test(key) && !found.has(key)) found.set(key, String(index + 1))
        }
      }
    }
  }
  return found
}
