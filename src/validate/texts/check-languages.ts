import { readLanguage, tagPattern } from '#content/language-tag.ts'
import { canonicalizeTag } from '#fields/texts/canonicalize-tag.ts'
import { nameInEnglish } from '#fields/texts/name-in-english.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { nameCountryInEnglish } from '#profile/countries/country-code.ts'

/** Reports tags that no language has, and those of a language that has a shorter one. */
export function checkLanguages(document: unknown): RawProblem[] {
  const site = readProperty(document, 'site')
  const language = readProperty(site, 'language')
  const tags = readEntries(readProperty(site, 'translations')).map(([tag]) => tag)
  return [
    ...(typeof language === 'string' ? checkLanguage(language, ['site', 'language']) : []),
    ...tags.flatMap((tag) => checkLanguage(tag, ['site', 'translations', tag], 'key')),
    ...findRepeated(tags),
  ]
}

/** Reports each language that has two addresses, as "de" and "German". */
function findRepeated(names: readonly string[]): RawProblem[] {
  const first = new Map<string, string>()
  return names.flatMap((name) => {
    const known = first.get(readLanguage(name))
    if (known === undefined) {
      first.set(readLanguage(name), name)
      return []
    }
    const message = `${formatValue(name)} is the same language as ${formatValue(known)}.`
    const path = ['site', 'translations', name]
    return [{ path, mark: 'key', code: 'content/wrong-key', message, help: 'Delete one of them.' }]
  })
}

function checkLanguage(tag: string, path: Path, mark: 'value' | 'key' = 'value'): RawProblem[] {
  if (!tagPattern.test(tag)) return []
  const [language = '', ...rest] = tag.split('-')
  const code = mark === 'key' ? 'content/wrong-key' : 'content/wrong-value'
  const [current = ''] = Intl.getCanonicalLocales(language)
  if (language.length === 3 && current.length === 2) {
    const suggestion = [current, ...rest].join('-')
    const message = `The language "${language}" has a tag of two letters, "${current}".`
    return [{ path, mark, code, message, help: 'Write the shorter one.', suggestion }]
  }
  // Not every language of three letters has a name here. "und" says that there is none.
  if (language !== 'und' && (language.length > 2 || nameInEnglish(language) !== undefined)) {
    if (canonicalizeTag(tag) !== undefined) return []
    const message = `Browsers cannot read the tag ${formatValue(tag)}: the language and the rest do not fit together.`
    const help = 'Write the language alone, or the language and a country, as "pt-BR".'
    return [{ path, mark, code, message, help, suggestion: language }]
  }
  const country = language === 'und' ? undefined : findCountry(language)
  const why = country === undefined ? '' : `: it is that of a country, ${country.name}`
  const message = `No language has the tag "${language}"${why}.`
  const help = 'Write the tag of your language, such as "en" or "pt-BR".'
  const suggestion = country && (swapParts(tag) ?? [country.language, ...rest].join('-'))
  return [{ path, mark, code, message, help, suggestion }]
}

/** "en-US" for "us-en"; undefined if the second part is no language, or a country in capitals as "TW". */
function swapParts(tag: string): string | undefined {
  const [, country = '', language = ''] = /^([a-z]{2})-([a-z]{2})$/iu.exec(tag) ?? []
  if (language === '' || nameInEnglish(language) === undefined) return undefined
  const isCountry =
    language === language.toUpperCase() && nameCountryInEnglish(language) !== undefined
  return isCountry ? undefined : `${language.toLowerCase()}-${country.toUpperCase()}`
}

/** The country of a code, and the language that most people there speak: "cs" for "cz". */
function findCountry(code: string) {
  const name = nameCountryInEnglish(code.toUpperCase())
  const { language } = new Intl.Locale(`und-${code}`).maximize()
  return name === undefined || language === undefined ? undefined : { name, language }
}
