/** The most letters that the preloader draws. */
export const maxLetters = 5

/** Matches letters that join their neighbours. Marks, which belong to one letter, are left out. */
const joinedLetters = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u

/**
 * Splits a text into one to five parts: "AHK" and "Li Wei" into their letters, a longer name into its
 * words, and a text of more than five words into their first letters. Only a word that stands alone
 * is divided, into parts of at least two letters: "Lindqvist" into "Lin", "dq", "vi" and "st".
 */
export function splitLetters(text: string): string[] {
  const words = text.trim().split(/\s+/u)
  const letters = words.map((word) =>
    [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment),
  )
  if (words.length > maxLetters || letters.every(({ length }) => length === 1)) {
    return letters.map(([first = '']) => first).slice(0, maxLetters)
  }
  const isJoined = joinedLetters.test(text)
  if (letters.flat().length <= maxLetters && !isJoined) return appendSpaces(letters).flat()
  const pieces = words.join(' ').match(/-*[^\s-]+(?:[-\s]+|$)|[-\s]+/gu) ?? []
  if (pieces.length > 1 && pieces.length <= maxLetters) return pieces
  if (words.length > 1 || isJoined) return appendSpaces(words.map((word) => [word])).flat()
  return divide(letters.flat())
}

/** Appends a space to the last part of each word but the last. */
function appendSpaces(words: readonly (readonly string[])[]): string[][] {
  return words.map((parts, index) =>
    parts.map((part, place) =>
      index < words.length - 1 && place === parts.length - 1 ? `${part} ` : part,
    ),
  )
}

/** Divides the letters of a word evenly. */
function divide(letters: readonly string[]): string[] {
  const count = Math.min(maxLetters, Math.floor(letters.length / 2))
  const start = (part: number) => Math.ceil((part * letters.length) / count)
  return Array.from({ length: count }, (_, part) =>
    letters.slice(start(part), start(part + 1)).join(''),
  )
}
