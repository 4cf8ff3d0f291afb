import type { Finding } from '#fields/finding.ts'
import { entriesOf, propertyOf } from '#fields/raw.ts'
import { hasWebHost } from '#fields/web-host.ts'

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

const named = new Set(['backend', 'href', 'src', 'still', 'url'])

/** Of these, the host becomes part of the security policy. */
const inPolicy = new Set(['backend', 'src', 'still'])

/**
 * Addresses that are written as they should be and that no browser can read all the same: the name
 * of a host has rules of its own. `isAddress` tells whether one can.
 */
export function checkAddresses(
  value: unknown,
  isAddress: (text: string) => boolean,
  path: Finding['path'] = [],
): Finding[] {
  const entries = Array.isArray(value) ? [...value.entries()] : entriesOf(value)
  return entries.flatMap(([key, item]: readonly [string | number, unknown]): Finding[] => {
    const place = [...path, key]
    const isWhole = typeof item === 'string' && /^https?:\/\/[^\s<>"\\]+$/u.test(item)
    if (!isWhole || !named.has(String(key))) return checkAddresses(item, isAddress, place)
    if (inPolicy.has(String(key)) && !hasWebHost(item)) return [wrongHost(place, item)]
    if (isAddress(item)) return []
    return [
      {
        path: place,
        mark: 'value',
        code: 'content/wrong-format',
        severity: 'error',
        message: `"${item}" is no address that a browser can read.`,
        help: 'Look at the name of the host and the port: write them as in "https://example.org/".',
      },
    ]
  })
}

function wrongHost(path: Finding['path'], address: string): Finding {
  return {
    path,
    mark: 'value',
    code: 'content/wrong-format',
    severity: 'error',
    message: `The host in "${address}" may have letters, digits, "." and "-", and a port after ":".`,
    help: 'Write it as in "https://example.org/", or another name in its "xn--" form.',
  }
}
