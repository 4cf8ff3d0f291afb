import { readItems, readValue } from '#json/untyped-value.ts'
import { areSpoken } from '#validate/shape/advice/are-spoken.ts'
import { showTranslations } from '#validate/shape/advice/advise-on-translations.ts'
import { makeExampleAddress } from '#validate/shape/make-example-address.ts'

import type { UnknownField } from './unknown-field.ts'

/** Names that other tools give to the address of a site, or to a part of it. */
const siteAddresses = new Set(['base', 'basePath', 'baseUrl', 'baseurl', 'domain', 'homepage'])

/** Names that other tools give to the languages of a site. */
const languages = new Set(['i18n', 'languages', 'locale', 'locales'])

/** Says where languages, pages and the address of a site belong that stand beside "site". */
export function adviseOnWholeSite({
  document,
  place,
  key,
  value,
}: UnknownField): string | undefined {
  if (place !== '') return undefined
  if (key === 'languages' && areSpoken(value)) return undefined
  if (languages.has(key) && typeof value !== 'string') {
    const isWritten = readValue(document, ['site', 'translations']) !== undefined
    const shown = isWritten ? undefined : showTranslations(document, readItems(value))
    const such = shown === undefined ? '' : `, such as "translations": ${shown}`
    return `Delete it. "language" in "site" is the language of this site, and "translations" names those in other languages${such}.`
  }
  if (key === 'pages') {
    return 'Delete it. A page is a Markdown file beside this one, such as "pages/uses.md" for /uses/.'
  }
  return siteAddresses.has(key)
    ? 'Delete it. "url" in "site" says the host and the path of the site, such as "url": "https://example.org/folder/".'
    : undefined
}

/** Says how the address of a site is written, which other tools have in several fields. */
export function adviseOnSiteAddress({ document, place, key, value }: UnknownField) {
  if (place !== 'site' || !siteAddresses.has(key)) return undefined
  const url = readValue(document, ['site', 'url'])
  const whole = typeof value === 'string' && key !== 'domain' ? joinAddress(url, value) : undefined
  if (whole !== undefined) return `Write both as "url": "${whole}".`
  return url === undefined
    ? `Write "url" with the whole address of the site, as "url": ${JSON.stringify(makeExampleAddress(value))}.`
    : 'Delete it: "url" says the host and the path of the site.'
}

/** Says where the first part of an address is written, which GoatCounter calls a code. */
export function adviseOnCounter({ key, value, known }: UnknownField): string | undefined {
  if (key !== 'code' || typeof value !== 'string' || !known.includes('domain')) return undefined
  const site = /^[a-z\d-]+$/u.test(value) ? value : 'me'
  return `Write it in "url": "https://${site}.goatcounter.com".`
}

/** Joins the host and the path of a site, which other tools have in two fields. */
function joinAddress(url: unknown, path: string): string | undefined {
  const [host] = (typeof url === 'string' && /^https?:\/\/[^/?#]+(?=\/?$)/u.exec(url)) || []
  if (path.length > longestPath) return undefined
  const folder = path
    .split('/')
    .filter((part) => part !== '')
    .join('/')
  return host !== undefined && /^[\w-]+(?:\/[\w-]+)*$/u.test(folder)
    ? `${host}/${folder}/`
    : undefined
}

/** A longer path would hide the sentence. */
const longestPath = 100
