import { readItems } from '#json/untyped-value.ts'

/** A longer text would hide the sentence. */
const longestText = 120

/** Says how paragraphs in a list are written as one text; undefined for other values. */
export function adviseOnParagraphs(found: unknown): string | undefined {
  const texts = readItems(found).filter((part) => typeof part === 'string')
  if (texts.length === 0 || texts.length < readItems(found).length) return undefined
  const json = JSON.stringify(texts.join('\n\n'))
  const shown = json.length > longestText ? '' : `: ${json}`
  return String.raw`Write one text in quotes, with \n\n between its paragraphs${shown}.`
}
