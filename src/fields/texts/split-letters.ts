/** The most letters that the preloader draws. */
export const maxLetters = 5

/** The most letters of a part that is not a whole word. */
const maxPart = 3

/**
 * Splits a text into one to five parts: "AHK" into its letters, "Imke Daal" into "Im", "ke ", "Da"
 * and "al", a longer name into its words, and a text of more than five words into their first letters.
 */
export function splitLetters(text: string): string[] {
  const words = text
    .trim()
    .split(/\s+/u)
    .map((word) => [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment))
  const initials = words.map(([first = '']) => first)
  const longest = Math.max(...words.map((letters) => letters.length))
  if (words.length > maxLetters || longest === 1) return initials.slice(0, maxLetters)
  const whole =
    words
      .map((letters) => letters.join(''))
      .join(' ')
      .match(/-*[^\s-]+(?:[-\s]+|$)|[-\s]+/gu) ?? []
  for (let size = 1; ; size += 1) {
    if (size > maxPart && whole.length > 1 && whole.length <= maxLetters) return whole
    const parts = words.flatMap((letters, index) => divide(letters, size, index < words.length - 1))
    if (parts.length <= maxLetters || size >= longest) return parts
  }
}

/** Divides a word into parts; the space behind it belongs to the last one. */
function divide(letters: readonly string[], size: number, hasSpace: boolean): string[] {
  const count = Math.ceil(letters.length / size)
  return Array.from({ length: count }, (_, part) => {
    const space = hasSpace && part === count - 1 ? ' ' : ''
    return `${letters.slice(part * size, (part + 1) * size).join('')}${space}`
  })
}
