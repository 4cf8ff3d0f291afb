import { siteAddressPattern } from '#content/portfolio.ts'
import { nameInEnglish } from '#fields/texts/name-in-english.ts'
import { formatExample } from '#json/format-example.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, readItems, readValue } from '#json/untyped-value.ts'
import { suggestAddress } from '#problems/suggest-address.ts'

import { suggestLanguage } from '#validate/shape/suggest-language.ts'

const maxShown = 4
const addressNames = new Set(['address', 'href', 'link', 'url'])
const languageNames = new Set(['code', 'hreflang', 'lang', 'language', 'locale', 'name', 'tag'])

/** Shows a list of translations as an object of addresses after their languages. Undefined for others. */
export function adviseOnTranslations(path: Path, found: unknown, document: unknown) {
  if (path.join() !== 'site,translations' || !Array.isArray(found)) return undefined
  const list = readItems(found)
  const example = '{ "de": "https://example.org/de/" }'
  if (list.length === 0) {
    return `Delete it, or write the address of each after its language, such as ${example}.`
  }
  const { read, count } = readOthers(document, list)
  if (count === 0) return `Delete it: this site is the one in "${findSiteLanguage(document)}".`
  const firsts = read.filter(
    ([language], index) => read.findIndex(([other]) => other === language) === index,
  )
  const shown = firsts.map(([language, url]) => `${formatValue(language)}: ${formatValue(url)}`)
  if (shown.length === 0) {
    return `Write the language of each before its address, such as ${example}.`
  }
  if (read.length < count) shown.push('…')
  const decisions = firsts.map(([language]) => {
    const same = read.filter(([other]) => other === language)
    const urls = [...new Set(same.map(([, url]) => formatValue(url)))]
    return urls.length > 1
      ? ` Decide on one address for ${formatValue(language)}: ${urls.join(' or ')}.`
      : ''
  })
  return `Write the address of each after its language: { ${shown.join(', ')} }.${decisions.join('')}`
}

/** Shows the sites in other languages of a list of languages; undefined if there are none. */
export function showTranslations(document: unknown, list: readonly unknown[]): string | undefined {
  const { read } = readOthers(document, list)
  return read.length === 0 ? undefined : formatExample(Object.fromEntries(read))
}

/** The first entries of a list that are not the site itself, and the number of all of these. */
function readOthers(document: unknown, list: readonly unknown[]) {
  // One of them may be the site.
  const entries = list.slice(0, maxShown + 1).map((one) => readTranslation(document, one))
  const own = findOwnLanguage(
    document,
    entries.flatMap(([first]) => first?.[0] ?? []),
  )
  const others = entries.filter(([first]) => first === undefined || first[0] !== own)
  return {
    read: others.slice(0, maxShown).flat(),
    count: list.length - entries.length + others.length,
  }
}

/** The tag of the language that the site is in. */
export function findSiteLanguage(document: unknown): string {
  const written = readValue(document, ['site', 'language'])
  return (typeof written === 'string' ? suggestLanguage(written) : undefined) ?? 'en'
}

/** The language among these that the site is in: its tag, or else the part before "-" of "en-GB". */
export function findOwnLanguage(document: unknown, tags: readonly string[]): string | undefined {
  const site = findSiteLanguage(document).toLowerCase()
  const [language = ''] = site.split('-')
  const find = (own: string) => tags.find((tag) => tag.toLowerCase() === own)
  return find(site) ?? find(language)
}

/** The language and the address of an entry; none if its language is unknown. */
function readTranslation(document: unknown, one: unknown): [string, string][] {
  const fields = readEntries(one)
  const findValue = (names: ReadonlySet<string>) => fields.find(([name]) => names.has(name))?.[1]
  const [label, value] = (fields.length === 1 && fields[0]) || []
  const text = typeof one === 'string' ? one.slice(0, longestText).trim() : ''
  const [, before, after] = /^([^:/]+?)\s*[:=]\s*((?:https?:)?\/.*)$/u.exec(text) ?? []
  const isNamed = before !== undefined && !/^https?$/iu.test(before)
  const address = isNamed ? after : text || (findValue(addressNames) ?? value)
  const named = isNamed ? before : (findValue(languageNames) ?? label)
  const language = findLanguage(named ?? address)
  if (language === undefined) return []
  const url = suggestTranslation(document, address) ?? `https://example.org/${language}/`
  return [[language, url]]
}

/** A longer text is no address. */
const longestText = 500

/** The whole address for that of a translation without https://, or for a path, if the site says its own. */
export function suggestTranslation(document: unknown, written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined
  const whole = suggestAddress(written, siteAddressPattern)
  if (whole) return whole.replace(/(?<=^https:\/\/[^/]+)$/u, '/')
  const address = readValue(document, ['site', 'url'])
  const [host] = (typeof address === 'string' && /^https:\/\/[^/]+/u.exec(address)) || []
  return host !== undefined && /^\/[\w/-]*$/u.test(written) ? `${host}${written}` : undefined
}

/** Parts of addresses that are seldom meant as a language. */
const otherWords = new Set(['cv', 'io', 'my', 'pi', 'to'])

/** The language that a text is, or that an address has: "de" for "https://de.ada.dev/" and "/de/". */
export function findLanguage(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > longestText) return undefined
  const tag = text.includes('/') || text.includes('.') ? readTag(text) : suggestLanguage(text)
  const [language = ''] = tag?.split('-') ?? []
  return /^[a-z]{2,3}$/u.test(language) && nameInEnglish(language) !== undefined ? tag : undefined
}

function readTag(address: string): string | undefined {
  const rest = address.replace(/^https?:\/\//iu, '')
  const [, path] = /\/([a-z]{2}(?:[-_][a-z]{2})?)\/?$/iu.exec(rest) ?? []
  const [, host] = /^([a-z]{2})\.[^/.]+\./iu.exec(rest) ?? []
  const found = [path, host].find((tag) => tag !== undefined && !otherWords.has(tag.toLowerCase()))
  return found === undefined ? undefined : suggestLanguage(found)
}
