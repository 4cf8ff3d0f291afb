/** Control characters, line separators, byte-order marks and marks of text direction. */
const unprintable = /(?!\t)[\p{Cc}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu

/**
 * Makes text safe to print in a terminal. Replaces each control character by its Unicode picture, so
 * that columns stay the same. Keeps tabs.
 */
export function makePrintable(text: string): string {
  return text.replaceAll(unprintable, (character) => {
    const code = character.charCodeAt(0)
    if (code === 0x7f) return '\u2421'
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd'
  })
}
