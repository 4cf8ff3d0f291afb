/** The most characters of a value that are shown. */
const maxLength = 80

/** Cuts text at 80 characters; characters that a terminal obeys become escapes. */
export function truncate(text: string): string {
  const plain = text.slice(0, 4 * maxLength).replaceAll(invisible, escapeCharacter)
  // Characters beyond the basic plane are not cut in half.
  const characters = [...plain]
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : plain
}

/** Control characters, those without a width or ink, and those that change the direction of text. */
const invisible =
  /[\p{Cc}\p{Cs}\u00AD\u115F\u1160\u200B\u200E\u200F\uFEFF\u2028-\u202E\u2060\u2066-\u2069\u2800\u3164\uFFA0]/gu

/** Writes a character as JSON escapes it: "\u001b". */
export function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Writes a value as JSON, cut at 80 characters. */
export function formatValue(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return truncate(
    JSON.stringify(typeof value === 'string' ? value.slice(0, 200) : value) ?? 'nothing',
  )
}

/** Type and value for the owner: `text "Alxe"`, `number 7`, `list of 3`; cut at 80 characters. */
export function describeValue(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return `list of ${value.length}`
  if (typeof value === 'object') {
    const { length } = Object.keys(value)
    return `object with ${length} ${length === 1 ? 'field' : 'fields'}`
  }
  return truncate(`${typeof value === 'string' ? 'text' : 'number'} ${formatValue(value)}`)
}
