/** What JSON leaves as it is, and a terminal does not: C1 controls and what turns the direction. */
const active = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu

/** A value as indented JSON that does nothing to a terminal. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(
    active,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
