/**
 * Shortens a text to whole words and "…". What is longer than a word is text without spaces, as Japanese has it:
 * it is cut, but not within an emoji, a flag, or a letter and its marks.
 */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const end = new Intl.Segmenter().segment(text).containing(longest - 1)?.index
  return `${text.slice(0, end).replace(/\s+\S{0,30}$/u, '')}…`
}
