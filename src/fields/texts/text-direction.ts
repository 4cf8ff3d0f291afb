/** Scripts that are written from right to left, by their ISO 15924 codes. */
const rightToLeft = /^(?:Adlm|Ara[bn]|Hebr|Mand|Nkoo|Rohg|Syrc|Thaa)$/u

const rightToLeftLetter =
  /[\p{Script=Adlm}\p{Script=Arab}\p{Script=Hebr}\p{Script=Mand}\p{Script=Nkoo}\p{Script=Rohg}\p{Script=Syrc}\p{Script=Thaa}]/u

/** Returns the direction of a language from its tag, such as "ar", "fa-IR" or "az-Arab". */
export function findTextDirection(language: string): 'ltr' | 'rtl' {
  // Not getTextInfo(): not every browser has it, and the development server calls this in the browser.
  return rightToLeft.test(findScript(language) ?? '') ? 'rtl' : 'ltr'
}

/** Whether letters have another direction than a language: "Ada" on a Hebrew page. */
export function readsAgainst(text: string, language: string): boolean {
  const isRightToLeft = rightToLeftLetter.test(text)
  return /\p{L}/u.test(text) && isRightToLeft !== (findTextDirection(language) === 'rtl')
}

/** Whether a text has letters of both directions, as "Atlas – מפה" does. */
export function hasBothDirections(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return new Set(letters.map((letter) => rightToLeftLetter.test(letter))).size > 1
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
