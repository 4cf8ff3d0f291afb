/** Estimates the width of a tag in any font, in wide capitals. */
export function measureTag(tag: string): number {
  return sum([...tag].map(widthOf))
}

/**
 * Estimates the width of a heading in any font, in wide capitals: its whole line, and its widest
 * word. It is rather too wide than too narrow, so that a heading of this size fits.
 */
export function measureHeading(heading: string): { readonly line: number; readonly word: number } {
  const words = heading.split(/\s+/u).filter((word) => word !== '')
  const widths = words.map((word) => sum([...word].map(widthInHeading)))
  const spaces = 0.4 * Math.max(0, words.length - 1)
  return { line: sum([...widths, spaces]), word: Math.max(1, ...widths) }
}

function widthOf(letter: string): number {
  if (/[MWmw@%&]/u.test(letter)) return 1.35
  return /[IJfijlrt1.,:;!'|-]/u.test(letter) ? 0.6 : 1
}

function widthInHeading(letter: string): number {
  // A mark is above or below its letter.
  if (/\p{M}/u.test(letter)) return 0
  if (/\p{Script=Arabic}/u.test(letter)) return 0.8
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter)) {
    return 1.6
  }
  return widthOf(letter) * (/\p{Ll}/u.test(letter) ? 0.82 : 1)
}

function sum(widths: readonly number[]): number {
  return Number(widths.reduce((total, width) => total + width, 0).toFixed(2))
}
