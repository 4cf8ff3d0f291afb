/** Escapes text for HTML, SVG and XML. */
export function escapeMarkup(words: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return words.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? character)
}
