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

/** What one visitor has of addresses: one of IPv4, and of IPv6 the network that a line is given. */
export function visitorKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** Where a socket takes both families, IPv4 comes as IPv6; some proxies add the visitor's port. */
function plain(address: string): string {
  const [, bracketed, ipv4] =
    /^(?:\[([^\]]+)\](?::\d+)?|(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?)$/iu.exec(address) ?? []
  return bracketed ?? ipv4 ?? address
}
