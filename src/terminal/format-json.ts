import { escapeCharacter } from '#json/format-value.ts'

/** Characters that JSON leaves as they are and a terminal obeys, and line separators of Unicode. */
const active = /[\u007F-\u009F\u2028-\u202E\u2066-\u2069]/gu

/** Formats a value as JSON that is safe to print in a terminal. `indent` is a number of spaces. */
export function formatJson(value: unknown, indent = 2): string {
  return JSON.stringify(value, null, indent).replaceAll(active, escapeCharacter)
}
