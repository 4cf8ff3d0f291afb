import { suggestAddress } from '#problems/suggest-address.ts'

/** An address of a site with this host or this path, for helps: "ada.dev", "/folio/". */
export function completeAddress(part: unknown): string {
  const written = typeof part === 'string' ? part : ''
  const [, path] = /^\/([\w-]{1,60})\/?$/u.exec(written) ?? []
  if (path !== undefined) return `https://example.org/${path}/`
  return suggestAddress(written, /^https:/u) ?? 'https://example.org/'
}
