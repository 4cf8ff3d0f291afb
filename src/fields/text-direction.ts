/** Scripts that are written from right to left, by their ISO 15924 codes. */
const fromRight = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** In which direction a language is written, from its tag: "ar", "fa-IR", "az-Arab". */
export function textDirection(language: string): 'ltr' | 'rtl' {
  // Not getTextInfo(), which not every browser has: the development server asks there, too.
  const script = likelyScript(language)
  return script !== undefined && fromRight.has(script) ? 'rtl' : 'ltr'
}

function likelyScript(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script
  } catch {
    // The content may name a language in a form that is no whole tag.
    return undefined
  }
}
