import { hasWebHost } from '#fields/links/web-host.ts'
import { findWrongHost, suggestHost } from '#fields/links/wrong-host.ts'
import { readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

import { listTexts } from '#validate/texts/list-texts.ts'

/** Fields whose host becomes part of the security policy. */
const inPolicy = new Set(['backend', 'src', 'still', 'to'])

/** A name without a dot is one of a local network. */
const shortHost = /^https?:\/\/(?!localhost\b|[^/?#]*@)([\p{L}\d-]+)(?:[:/?#]|$)/iu

/**
 * Finds addresses of the right form that no browser can read: the name of a host has rules of its
 * own. `isAddress` says whether a browser can.
 */
export function checkWebAddresses(
  document: unknown,
  isAddress: (text: string) => boolean = () => true,
): RawProblem[] {
  const address = readProperty(readProperty(document, 'site'), 'url')
  const isSecure = typeof address === 'string' && /^https:/iu.test(address)
  return listTexts(document)
    .filter(({ field }) => inPolicy.has(field) || field === 'url')
    .filter(({ text }) => /^https?:\/\/[^\s<>"\\]+$/u.test(text))
    .flatMap(({ path, field, text }): RawProblem[] => {
      const code = 'content/wrong-format'
      const isForm = field === 'backend' || path.includes('to')
      if (isForm && isSecure && /^http:\/\/(?!localhost\b|127\.|\[)/iu.test(text)) {
        const message = 'A page at https:// cannot send messages to http://: browsers refuse it.'
        const suggestion = text.replace(/^http:/iu, 'https:')
        return [{ path, code, message, help: 'Write an https:// address.', suggestion }]
      }
      if (inPolicy.has(field) && !hasWebHost(text)) {
        const message = `The host in "${text}" may have letters, digits, "." and "-", a port after ":", and no user name.`
        const help =
          'Write it as in "https://example.org/", or write other letters in their "xn--" form.'
        return [{ path, code, message, help }]
      }
      const host = findWrongHost(text)
      if (host !== undefined) {
        const message = `"${text}" leads nowhere: "${host}" is not the name of a host.`
        const help = 'Write the name of the host as in "https://example.org/".'
        return [{ path, code, message, help, suggestion: suggestHost(text) }]
      }
      const [, short] = field === 'url' && path[0] !== 'site' ? (shortHost.exec(text) ?? []) : []
      if (short !== undefined) {
        const message = `"${text}" leads nowhere on the internet: "${short}" has no ending.`
        const help = `Write the whole name of the host, such as "https://${short.toLowerCase()}.com/".`
        return [{ path, code, message, help }]
      }
      if (isAddress(text)) return []
      const message = `"${text}" is not an address that a browser can read.`
      const help =
        'Look at the name of the host and the port: write them as in "https://example.org/".'
      return [{ path, code, message, help }]
    })
}
