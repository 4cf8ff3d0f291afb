/** Controls, line separators, byte-order marks and what turns the direction of text. */
const unprintable = /(?!\t)[\p{Cc}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu

/**
 * Text that does to a terminal nothing but stand there. Each control character is shown as its
 * picture, so that columns stay what they are; tabs stay tabs.
 */
export function printable(text: string): string {
  return text.replaceAll(unprintable, (character) => {
    const code = character.charCodeAt(0)
    if (code === 0x7f) return '\u2421'
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd'
  })
}
