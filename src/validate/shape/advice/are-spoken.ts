import { isObject, readEntries, readItems, readProperty } from '#json/untyped-value.ts'

import { findLanguage } from './advise-on-translations.ts'

/** Fields that say how well a person speaks a language. */
const levelFields = new Set(['fluency', 'level', 'proficiency'])

/** Fields that only the languages of a site have. */
const siteFields = new Set(['code', 'hreflang', 'href', 'lang', 'link', 'locale', 'tag', 'url'])

/** Whether "languages" are those that a person speaks: with levels, or named in words. */
export function areSpoken(languages: unknown): boolean {
  if (!isObject(languages)) return readItems(languages).some(isSpoken)
  const areNames = readEntries(languages).every(
    ([name, level]) => isWord(name) && findLanguage(name) !== undefined && !isAddress(level),
  )
  return areNames ? readEntries(languages).length > 0 : isSpoken(languages)
}

function isSpoken(language: unknown): boolean {
  if (!isObject(language)) return isWord(language)
  const names = Object.keys(language)
  if (names.some((name) => levelFields.has(name))) return true
  if (names.some((name) => siteFields.has(name))) return false
  return isWord(readProperty(language, 'language') ?? readProperty(language, 'name'))
}

/** Whether a text is a name such as "German", not a tag such as "de". */
function isWord(text: unknown): boolean {
  const isTag = typeof text !== 'string' || /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/iu.test(text.trim())
  return !isTag && text.trim() !== '' && !isAddress(text)
}

function isAddress(text: unknown): boolean {
  return typeof text === 'string' && /[./]/u.test(text)
}
