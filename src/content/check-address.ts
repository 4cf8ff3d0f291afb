import type { Finding } from '#fields/finding.ts'
import { propertyOf } from '#fields/raw.ts'

/** What of a page cannot be made as long as its content does not say where it lives. */
export function checkAddress(document: unknown): Finding[] {
  if (propertyOf(propertyOf(document, 'site'), 'url') !== undefined) return []
  return [
    {
      path: ['site'],
      mark: 'key',
      code: 'site/no-url',
      severity: 'warning',
      message:
        'The site has no address yet, so it is built without a canonical address, a site map and a picture for shared links.',
      help: 'Once you know where it can be visited, write that in "url", as "https://example.org/".',
    },
  ]
}
