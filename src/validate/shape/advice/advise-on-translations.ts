import { siteAddressPattern } from '#content/portfolio.ts'
import type { Path } from '#json/path.ts'
import { readValue } from '#json/untyped-value.ts'
import { suggestAddress } from '#problems/suggest-address.ts'

/** Says how a list of translations is written; undefined for other values. */
export function adviseOnTranslations(path: Path, found: unknown): string | undefined {
  return path.join() === 'site,translations' && Array.isArray(found)
    ? 'Write the address of each after its language, such as { "de": "https://example.org/de/" }.'
    : undefined
}

/** The whole address for that of a translation without https://, or for a path, if the site says its own. */
export function suggestTranslation(document: unknown, written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined
  const whole = suggestAddress(written, siteAddressPattern)
  if (whole) return whole.replace(/(?<=^https:\/\/[^/]+)$/u, '/')
  const address = readValue(document, ['site', 'url'])
  const [host] = (typeof address === 'string' && /^https:\/\/[^/]+/u.exec(address)) || []
  return host !== undefined && /^\/[\w/-]*$/u.test(written) ? `${host}${written}` : undefined
}
