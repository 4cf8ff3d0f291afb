/** Escapes text for HTML, SVG and XML. */
export function escapeMarkup(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? character)
}
