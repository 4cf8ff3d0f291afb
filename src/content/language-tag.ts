import { z } from 'zod'

import { addCompletion } from '#fields/completion.ts'
import { matchNames } from '#fields/match-names.ts'
import { addPattern } from '#fields/add-pattern.ts'
import { canonicalizeTag } from '#fields/texts/canonicalize-tag.ts'
import { readEntries, isObject } from '#json/untyped-value.ts'

export const tagPattern = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u

const tagMessage = 'Use a language tag such as "en" or "pt-BR"'

const languageTag = addPattern(z.string(), tagPattern, tagMessage)

/** Tags of languages, each with its names: in English and its own. Others have a suggestion. */
const namesByTag = [
  ['ar', 'arabic', 'العربية'],
  ['zh', 'chinese', '中文'],
  ['cs', 'czech', 'čeština'],
  ['da', 'danish', 'dansk'],
  ['nl', 'dutch', 'nederlands'],
  ['en', 'english'],
  ['fa', 'farsi'],
  ['fil', 'filipino'],
  ['fi', 'finnish', 'suomi'],
  ['fr', 'french', 'français'],
  ['de', 'german', 'deutsch'],
  ['el', 'greek', 'ελληνικά'],
  ['he', 'hebrew', 'עברית'],
  ['hi', 'hindi', 'हिन्दी'],
  ['hu', 'hungarian', 'magyar'],
  ['it', 'italian', 'italiano'],
  ['ja', 'japanese', '日本語'],
  ['ko', 'korean', '한국어'],
  ['zh', 'mandarin'],
  ['no', 'norwegian', 'norsk'],
  ['fa', 'persian', 'فارسی'],
  ['pl', 'polish', 'polski'],
  ['pt', 'portuguese', 'português'],
  ['ro', 'romanian', 'română'],
  ['ru', 'russian', 'русский'],
  ['es', 'spanish', 'español'],
  ['sv', 'swedish', 'svenska'],
  ['fil', 'tagalog'],
  ['tr', 'turkish', 'türkçe'],
  ['uk', 'ukrainian', 'українська'],
  ['ur', 'urdu', 'اردو'],
  ['vi', 'vietnamese'],
] as const

const names: ReadonlyMap<string, string> = new Map(
  namesByTag.flatMap(([tag, ...all]) => all.map((name) => [name, tag] as const)),
)

/** Languages of a region or in a script: the language, its tag, and the words that stand before or after it. */
const variants = [
  ['english', 'en-US', ['american', 'us', 'usa', 'united states']],
  ['english', 'en-GB', ['british', 'uk', 'united kingdom']],
  ['english', 'en-AU', ['australian', 'australia']],
  ['english', 'en-CA', ['canadian', 'canada']],
  ['english', 'en-IN', ['indian', 'india']],
  ['french', 'fr-CA', ['canadian', 'canada']],
  ['german', 'de-AT', ['austrian', 'austria']],
  ['german', 'de-CH', ['swiss', 'switzerland']],
  ['portuguese', 'pt-BR', ['brazilian', 'brazil']],
  ['portuguese', 'pt-PT', ['european', 'portugal']],
  ['spanish', 'es-ES', ['european', 'spain']],
  ['spanish', 'es-MX', ['mexican', 'mexico']],
  ['chinese', 'zh-Hans', ['simplified']],
  ['chinese', 'zh-Hant', ['traditional']],
] as const

/** "UK English", also with a hyphen, and "English (UK)". */
const variantNames = new Map<string, string>(
  variants.flatMap(([name, tag, words]) =>
    words.flatMap((word) => [
      [`${word} ${name}`, tag] as const,
      [`${name} (${word})`, tag] as const,
    ]),
  ),
)

const variantForms = variants.map(([name, , words]) => {
  const [language, region] = [matchNames([name]), matchNames(words)]
  return String.raw`(?:${region})[ _-]${language}|${language} \((?:${region})\)`
})

/** A tag, or a name in any capitals: patterns of the published schema have no flags. */
const form = `^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*|${[matchNames(names.keys()), ...variantForms].join('|')})$`
const written = new RegExp(form, 'u')

/** A language by its tag, also as "DE" or "de_DE", or by its name: "German", "Deutsch". */
export const language = addCompletion(languageTag.meta({ pattern: form }), (value) =>
  typeof value === 'string' && written.test(value) ? readLanguage(value) : value,
)

/** The same as the name of a value. `byLanguage` makes it the tag. */
const languageName = addPattern(z.string(), written, tagMessage)

/** The patterns of every language tag and name, as an issue of zod has them. */
export const languagePatterns: ReadonlySet<unknown> = new Set([tagPattern, written].map(String))

/** One value for each language. */
export function byLanguage<Value extends z.ZodType>(value: Value) {
  const name = languageName.meta({
    description: 'The language: its tag, or its name.',
    examples: ['en'],
  })
  const record = z.record(name, value)
  return addCompletion(record, (named) => {
    if (!isObject(named) || !record.safeParse(named).success) return named
    const tagged = readEntries(named).map(([key, inner]) => [readLanguage(key), inner] as const)
    // A language that is there twice stays as it is written, and is reported.
    const isEachOnce = new Set(tagged.map(([tag]) => tag)).size === tagged.length
    return isEachOnce ? Object.fromEntries(tagged) : named
  })
}

/** The tag of a language by its name in any capitals; undefined for other names. */
export function findNamedLanguage(name: string): string | undefined {
  const known = name.toLowerCase()
  // Without this, "UK-English" would be a tag of Ukrainian.
  return names.get(known) ?? variantNames.get(known.replaceAll(/[_-]/gu, ' '))
}

/** The tag of a language in its usual capitals, as "de" for "German", and "pt-BR" for "PT_br". */
export function readLanguage(value: string): string {
  const [first = '', ...rest] = value.split(/[-_]/u)
  const tag = [first.toLowerCase(), ...rest].join('-')
  const canonical = canonicalizeTag(tag)
  // A tag that is now another one, as "deu", is reported as it is written.
  const isSame = canonical?.split('-')[0] === first.toLowerCase()
  return findNamedLanguage(value) ?? (isSame ? canonical : tag)
}
