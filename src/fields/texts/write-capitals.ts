/**
 * Writes a text in capitals, as the style sheets do: in Turkish "i" becomes "İ", and in Greek "ή"
 * becomes "Η". For an invalid language tag, by no language.
 */
export function writeCapitals(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language)
  } catch {
    return text.toUpperCase()
  }
}
