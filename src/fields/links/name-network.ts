import { inferIcon, splitAddress } from './infer-icon.ts'
import { networks } from './social-icon-name.ts'

const longest = 40

/**
 * Names the network of an address: "GitHub". Of others it is the host, the email address, the number, the file or the anchor,
 * so that no word of another language is on the page.
 */
export function nameNetwork(url: unknown): string {
  if (typeof url !== 'string') return 'link'
  const known = networks[inferIcon(url, '') ?? '']
  if (known !== undefined) return known
  const [host, path] = splitAddress(url)
  const address = /^(?:mailto|tel):([^?]*)/u.exec(url)?.[1]
  const file = path.split('/').findLast((part) => part !== '')
  const name = address || host.replace(/^www\./u, '') || file || url.slice(1) || 'link'
  return name.slice(0, longest)
}
