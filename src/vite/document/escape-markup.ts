/** Escapes text for HTML, SVG and XML. */
export function escapeMarkup(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? character)
}

/** Writes a value as JSON that cannot end its script element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
