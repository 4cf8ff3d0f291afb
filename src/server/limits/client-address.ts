import { BlockList, isIP, isIPv6 } from 'node:net'

/** Returns whether an address is one of the listed ones or in a listed subnet. */
export type IsTrusted = (address: string) => boolean

/** Reads a list of addresses and subnets such as 10.0.0.7 and 172.16.0.0/12. */
export function parseTrustedProxies(listed: readonly string[]): IsTrusted {
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
 * Finds the address that sent a request: the other end of the connection, or, behind trusted
 * proxies, the last address in X-Forwarded-For that is not a trusted proxy. Clients can forge those before it.
 */
export function findClientAddress(
  connected: string,
  forwardedFor: string | undefined,
  isTrusted: IsTrusted,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => unwrapAddress(hop.trim()))
  let address = unwrapAddress(connected)
  while (isTrusted(address)) {
    const hop = hops.pop()
    if (hop === undefined || isIP(hop) === 0) break
    address = hop
  }
  return address
}

/**
 * Lists the networks that one visitor may own, the smallest first. For IPv4 that is the address. For
 * IPv6 it is the network of a connection (/64), of a small company (/56) and of a large one (/48).
 */
export function listNetworks(address: string): readonly string[] {
  // The host of a URL has one spelling only, without the name of an interface (%eth0).
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

/** Removes what surrounds an address: IPv4 mapped to IPv6, or a port that some proxies add. */
export function unwrapAddress(address: string): string {
  const [, bracketed, ipv4] =
    /^(?:\[([^\]]+)\](?::\d+)?|(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?)$/iu.exec(address) ?? []
  return bracketed ?? ipv4 ?? address
}
