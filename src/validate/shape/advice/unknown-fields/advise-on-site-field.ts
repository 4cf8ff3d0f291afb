import { readValue } from '#json/untyped-value.ts'
import { makeExampleAddress } from '#validate/shape/make-example-address.ts'

import type { UnknownField } from './unknown-field.ts'

/** Names that other tools give to the address of a site, or to a part of it. */
const siteAddresses = new Set(['base', 'basePath', 'baseUrl', 'baseurl', 'domain', 'homepage'])

/** Names that other tools give to the languages of a site. */
const languages = new Set(['i18n', 'languages', 'locale', 'locales'])

/** Says where languages, pages and the address of a site belong that stand beside "site". */
export function adviseOnWholeSite({ place, key, value }: UnknownField): string | undefined {
  if (place !== '') return undefined
  if (languages.has(key) && typeof value !== 'string') {
    const first =
      key === 'languages' ? 'Write the languages that you speak in "profile".' : 'Delete it.'
    return `${first} "language" in "site" is the language of this site, and "translations" names those in other languages.`
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
  return url === undefined
    ? `Write "url" with the whole address of the site, as "url": ${JSON.stringify(makeExampleAddress(value))}.`
    : 'Delete it: "url" says the host and the path of the site.'
}
