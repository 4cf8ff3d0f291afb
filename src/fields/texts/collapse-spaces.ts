/** Replaces each run of spaces and line breaks by one space, and removes those at the ends. */
export function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
