import { propertyOf } from '#json/raw.ts'
import { hasWebHost } from '#fields/web-host.ts'
import type { RawProblem } from '#problems/problem.ts'

import { listTexts } from './list-texts.ts'

/** Warns if the content does not say where the site is published. */
export function checkAddress(document: unknown): RawProblem[] {
  if (propertyOf(propertyOf(document, 'site'), 'url') !== undefined) return []
  return [
    {
      path: ['site'],
      mark: 'key',
      code: 'site/no-url',
      message:
        'The site has no address yet, so it is built without a canonical address, a site map and a picture for shared links.',
      help: 'Once you know where it can be visited, write that in "url", as "https://example.org/".',
    },
  ]
}

/** Fields whose host becomes part of the security policy. */
const inPolicy = new Set(['backend', 'src', 'still'])

/**
 * Finds addresses of the right form that no browser can read: the name of a host has rules of its
 * own. `isAddress` says whether a browser can.
 */
export function checkAddresses(
  document: unknown,
  isAddress: (text: string) => boolean = () => true,
): RawProblem[] {
  return listTexts(document).flatMap(({ path, field, text }): RawProblem[] => {
    if (!/^https?:\/\/[^\s<>"\\]+$/u.test(text)) return []
    const hasPolicyHost = !inPolicy.has(field) || hasWebHost(text)
    const isKnown = inPolicy.has(field) || field === 'href' || field === 'url'
    if (!isKnown || (hasPolicyHost && isAddress(text))) return []
    return [
      {
        path,
        code: 'content/wrong-format',
        message: hasPolicyHost
          ? `"${text}" is no address that a browser can read.`
          : `The host in "${text}" may have letters, digits, "." and "-", and a port after ":".`,
        help: hasPolicyHost
          ? 'Look at the name of the host and the port: write them as in "https://example.org/".'
          : 'Write it as in "https://example.org/", or another name in its "xn--" form.',
      },
    ]
  })
}
