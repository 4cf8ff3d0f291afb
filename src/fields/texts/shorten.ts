/** Shortens a text to whole words and "…". */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1).replace(/\s+\S*$/u, '')
  return `${cut}…`
}
