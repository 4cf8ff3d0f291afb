/**
 * Shortens a text to whole words and "…". What is longer than a word is text without spaces, as Japanese has it:
 * it is cut, but not within an emoji.
 */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1).replace(/\s+\S{0,30}$|\p{Cs}$/u, '')
  return `${cut}…`
}
