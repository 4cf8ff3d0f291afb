import { findNamedLanguage } from '#content/language-tag.ts'
import { canonicalizeTag } from '#fields/texts/canonicalize-tag.ts'
import { nameInEnglish } from '#fields/texts/name-in-english.ts'
import { findClosest } from '#problems/find-closest.ts'

/** Letters of language tags. */
const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Finds the tag of a language: "de" for "German", "Deutsch" or "Germn". */
export function suggestLanguage(text: string): string | undefined {
  const written = text.trim()
  const named = findNamedLanguage(written)
  if (named !== undefined) return named
  if (/^[a-z]{2}(?:[_-][a-z0-9]{2,8})*$/iu.test(written)) {
    const [language = '', ...rest] = written.split(/[_-]/u)
    const tag = [language.toLowerCase(), ...rest].join('-')
    // Some systems name "en-US" with an extension: "en-US-posix".
    return tag === written ? canonicalizeTag(tag)?.replace(/-[a-z\d]-.*$/iu, '') : tag
  }
  const name = written.toLowerCase()
  if (name === '' || name.length > 40) return undefined
  tagsByName ??= listNames()
  const near = name.length > 4 ? findClosest(name, tagsByName.keys()) : undefined
  return tagsByName.get(name) ?? tagsByName.get(near ?? '')
}

/** The first tag of each name, in English and in the language itself. */
let tagsByName: ReadonlyMap<string, string> | undefined

function listNames(): ReadonlyMap<string, string> {
  const named = letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((tag) =>
      [nameIn(tag, 'en'), nameIn(tag, tag)].flatMap((name) =>
        name === undefined ? [] : [[name, tag] as const],
      ),
    )
  // The first tag of a name is the one that stays.
  return new Map(named.toReversed())
}

/** The name of a language in another one, in small letters. Undefined for an old tag, and for none. */
function nameIn(tag: string, language: string): string | undefined {
  const [current] = Intl.getCanonicalLocales(tag)
  if (current !== tag) return undefined
  const name =
    language === 'en'
      ? nameInEnglish(tag)
      : new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(tag)
  return name?.toLowerCase()
}
