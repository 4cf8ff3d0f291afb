import { nameInEnglish } from '#fields/texts/name-in-english.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { isObject, isText, readEntries, readItems, readValue } from '#json/untyped-value.ts'
import { suggestLanguage } from '#validate/shape/suggest-language.ts'

/** Says where several languages of a site belong. Undefined for other values. */
export function adviseOnLanguages(path: Path, found: unknown): string | undefined {
  if (path.join() !== 'site,language' || !Array.isArray(found)) return undefined
  const [first] = readItems(found)
  const language = typeof first === 'string' ? suggestLanguage(first) : undefined
  return `Write the language of this site alone, such as "${language ?? 'en'}". "translations" names the sites in other languages.`
}

/** Says where a text belongs that is written in several languages; undefined for other values. */
export function adviseOnTextOfLanguages(document: unknown, found: unknown): string | undefined {
  if (!isObject(found)) return undefined
  const entries = readEntries(found)
  const texts = entries.map(([key, text]) => ({ language: findLanguage(key), text }))
  const tags = texts.flatMap(({ language }) => language ?? [])
  const variant = `${findSiteLanguage(document)}-`
  const site = findOwnLanguage(document, tags) ?? tags.find((tag) => tag.startsWith(variant))
  const own = texts.find(({ language }) => site !== undefined && language === site)
  const [chosen, second] = own ? [own, texts.find((one) => one !== own)] : texts
  const isSure = own !== undefined || (second && !entries.some(([key]) => fieldNames.has(key)))
  const areAll = texts.every(({ language, text }) => language !== undefined && isText(text))
  if (!chosen || !isSure || !areAll) return undefined
  const other = second?.language ?? 'sv'
  const isLong = String(chosen.text).length > longestText
  const text = isLong ? 'the text' : `${formatValue(chosen.text)}, the text`
  return `Write ${text} in "${chosen.language}" alone. A second language is a second site, with a content file of its own such as content/${other}/portfolio.json: see docs/second-site.md of Folio.`
}

/** A longer text would hide the sentence. */
const longestText = 70

/** Tags of languages that are more often the names of fields. */
const fieldNames = new Set(['id', 'to'])

/** The tag of the language that the site is in. */
function findSiteLanguage(document: unknown): string {
  const written = readValue(document, ['site', 'language'])
  return (typeof written === 'string' ? suggestLanguage(written) : undefined) ?? 'en'
}

/** The language among these that the site is in: its tag, or else the part before "-" of "en-GB". */
function findOwnLanguage(document: unknown, tags: readonly string[]): string | undefined {
  const site = findSiteLanguage(document).toLowerCase()
  const [language = ''] = site.split('-')
  const find = (own: string) => tags.find((tag) => tag.toLowerCase() === own)
  return find(site) ?? find(language)
}

/** The tag of a language that has a name. */
function findLanguage(text: string): string | undefined {
  const tag = suggestLanguage(text)
  const [language = ''] = tag?.split('-') ?? []
  return /^[a-z]{2,3}$/u.test(language) && nameInEnglish(language) !== undefined ? tag : undefined
}
