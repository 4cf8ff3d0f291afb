import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether an address is one of those, or within one of the subnets, that were listed. */
export type IsTrusted = (address: string) => boolean

/** Reads a list of addresses and subnets such as 10.0.0.7 and 172.16.0.0/12. */
export function trustedProxies(listed: readonly string[]): IsTrusted {
  const list = new BlockList()
  for (const item of listed) {
    const [address = '', prefix] = item.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Who has sent a request: the other end of the connection, or, where that is a trusted proxy, the
 * nearest address before it that is none. What stands further back anybody may have written.
 */
export function clientAddress(
  connected: string,
  forwardedFor: string | undefined,
  isTrusted: IsTrusted,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
  let address = plain(connected)
  while (isTrusted(address)) {
    const hop = hops.pop()
    if (hop === undefined || isIP(hop) === 0) break
    address = hop
  }
  return address
}

/**
 * What a visitor may have of addresses, from the least to the most: of IPv4 one address, of IPv6 the
 * network of a line (/64), of a house or a small firm (/56), and of a large one (/48).
 */
export function visitorNetworks(address: string): readonly string[] {
  // A host of a URL is written in one way only; the name of an interface (%eth0) is not part of it.
  const { hostname } = URL.parse(`http://[${address.split('%', 1)[0]}]`) ?? {}
  if (!isIPv6(address) || hostname === undefined) return [address]
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after].map((group) => group.padStart(4, '0'))
  const digits = groups.join('')
  return [64, 56, 48].map((bits) => `${digits.slice(0, bits / 4)}/${bits}`)
}

/** Where a socket takes both families, IPv4 comes as IPv6; some proxies add the visitor's port. */
function plain(address: string): string {
  const [, bracketed, ipv4] =
    /^(?:\[([^\]]+)\](?::\d+)?|(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?)$/iu.exec(address) ?? []
  return bracketed ?? ipv4 ?? address
}
