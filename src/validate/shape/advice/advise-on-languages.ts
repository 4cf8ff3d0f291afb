import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { isObject, isText, readEntries, readItems } from '#json/untyped-value.ts'
import { suggestLanguage } from '#validate/shape/suggest-language.ts'

import { findLanguage, findOwnLanguage, findSiteLanguage } from './advise-on-translations.ts'

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
