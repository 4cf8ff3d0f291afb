import { formatValue } from '#json/format-value.ts'

/** Quotes a part of a text, shortened. */
export function formatExcerpt(text: string): string {
  const characters = [...text]
  return formatValue(characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : text)
}
