/** Words as they are written into HTML, SVG or XML. */
export function escapeMarkup(words: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return words.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? character)
}
