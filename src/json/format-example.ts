/** Writes an example as JSON on one line. */
export function formatExample(example: unknown): string {
  return JSON.stringify(example, null, 1)
    .replaceAll(/\[\n\s*|\n\s*(?=\])/gu, (match) => match.trim())
    .replaceAll(/\n\s*/gu, ' ')
}
