import { nameInEnglish } from '#fields/texts/name-in-english.ts'
import type { Path } from '#json/path.ts'
import { isText, readEntries, readItems } from '#json/untyped-value.ts'
import { suggestLanguage } from '#validate/shape/suggest-language.ts'

/** Says where several languages of a site belong. Undefined for other values. */
export function adviseOnLanguages(path: Path, found: unknown): string | undefined {
  if (path.join() !== 'site,language' || !Array.isArray(found)) return undefined
  const [first] = readItems(found)
  const language = typeof first === 'string' ? suggestLanguage(first) : undefined
  return `Write the language of this site alone, such as "${language ?? 'en'}". "translations" names the sites in other languages.`
}

/** Says where a text belongs that is written in several languages; undefined for other values. */
export function adviseOnTextOfLanguages(found: unknown): string | undefined {
  const entries = readEntries(found)
  const areTexts = entries.every(([key, text]) => isLanguage(key) && isText(text))
  return entries.length > 0 && areTexts
    ? 'Write one text, in the language of this site. A second language is a second site, with a content file of its own such as content/sv/portfolio.json: see docs/second-site.md of Folio.'
    : undefined
}

/** Tags of languages that are more often the names of fields. */
const fieldNames = new Set(['id', 'to'])

function isLanguage(name: string): boolean {
  const [language = ''] = suggestLanguage(name)?.split('-') ?? []
  const isTag = /^[a-z]{2,3}$/u.test(language) && !fieldNames.has(name)
  return isTag && nameInEnglish(language) !== undefined
}
