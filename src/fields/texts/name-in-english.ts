/**
 * Returns the English name of a language tag, as "Portuguese" for "pt"; undefined if no language has it.
 * Throws a RangeError if it is no tag.
 */
export function nameInEnglish(tag: string): string | undefined {
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag)
}
