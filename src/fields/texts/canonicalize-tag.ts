/**
 * Writes the tag of a language in its usual form. Undefined for one that browsers refuse: they throw where they
 * format a date in that language.
 */
export function canonicalizeTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
