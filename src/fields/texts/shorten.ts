/**
 * Shortens a text to whole words and "…". Text without spaces, as in Japanese, is cut between letters: not
 * within an emoji, a flag, or a letter and its marks.
 */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const end = new Intl.Segmenter().segment(text).containing(longest - 1)?.index
  return `${text.slice(0, end).replace(/\s+\S{0,30}$/u, '')}…`
}
