/** Scripts whose names of languages begin with a small letter in some languages. */
const small = /^(?=\p{Ll})[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

/**
 * The name of a language in itself, as its own sites begin it: "Português". `tags` are those of all
 * languages of the site: the region is named where another one has the same language.
 */
export function nameLanguage(tag: string, tags: readonly string[]): string {
  const { language } = new Intl.Locale(tag)
  const isAlone = tags.every(
    (other) => other === tag || new Intl.Locale(other).language !== language,
  )
  const names = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' })
  const name = names.of(isAlone ? language : tag) ?? tag
  return name.replace(small, (letter) => letter.toLocaleUpperCase(tag))
}
