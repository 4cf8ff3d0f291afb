/** Returns the name of a country in a language, or its two letters if it has no name there. */
export function nameCountry(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    // The language of the content may be an invalid tag.
    return code
  }
}
