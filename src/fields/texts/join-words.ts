import { findScript } from './text-direction.ts'

/** Joins words by the comma of a language: "HTML، CSS" in Arabic, "HTML、CSS" in Japanese. */
export function joinWords(words: readonly string[], language: string): string {
  return words.join(findComma(language))
}

/** The comma of a language, with the space that follows it. */
export function findComma(language: string): string {
  const script = findScript(language)
  if (script === 'Arab') return '، '
  if (script === 'Jpan') return '、'
  return script === 'Hans' || script === 'Hant' ? '，' : ', '
}
