import { suggestAddress } from '#problems/suggest-address.ts'

/** Makes an example address for the help of a problem: with this host or path, as in "ada.dev" or "/folio/". */
export function makeExampleAddress(part: unknown): string {
  const written = typeof part === 'string' ? part : ''
  const [, path] = /^\/([\w-]{1,60})\/?$/u.exec(written) ?? []
  if (path !== undefined) return `https://example.org/${path}/`
  return suggestAddress(written, /^https:/u) ?? 'https://example.org/'
}
