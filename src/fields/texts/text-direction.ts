/** Scripts that are written from right to left, by their ISO 15924 codes. */
const rightToLeft = /^(?:Adlm|Ara[bn]|Hebr|Mand|Nkoo|Rohg|Syrc|Thaa)$/u

/** Returns the direction of a language from its tag, such as "ar", "fa-IR" or "az-Arab". */
export function findTextDirection(language: string): 'ltr' | 'rtl' {
  // Not getTextInfo(): not every browser has it, and the development server calls this in the browser.
  return rightToLeft.test(findScript(language) ?? '') ? 'rtl' : 'ltr'
}

/** Returns the script of a language from its tag, as an ISO 15924 code. */
export function findScript(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script
  } catch {
    // The language of the content may be an invalid tag.
    return undefined
  }
}
