import { inferIcon } from './infer-icon.ts'
import type { SocialLink } from './social-link.ts'

/**
 * Returns links whose names differ: several on one network have their accounts, as "GitHub: mara", or
 * their addresses if one account is on two servers. The icons stay those of the network.
 */
export function tellApart(links: readonly SocialLink[]): SocialLink[] {
  const groups = Map.groupBy(links, ({ network }) => network)
  return links.map((link) => {
    const { network, url, icon = inferIcon(url, network) } = link
    const twins = groups.get(network) ?? []
    if (twins.length < 2) return link
    const whole = readAddress(url).replace(/^www\./u, '')
    // A host without a name of its own is part of its addresses.
    if (whole === network || whole.startsWith(`${network}/`)) return { ...link, network: whole }
    const accounts = new Set(twins.map((twin) => readAccount(twin.url)))
    const detail = accounts.size === twins.length ? readAccount(url) : readAddress(url)
    return { ...link, network: `${network}: ${detail}`, ...(icon ? { icon } : {}) }
  })
}

/** The last part of an address. */
function readAccount(url: string): string {
  return readAddress(url).split('/').at(-1) ?? ''
}

/** An address without its scheme, its query and a slash at its end. */
function readAddress(url: string): string {
  return url.replace(/^\w+:(?:\/\/)?/u, '').replace(/\/?(?:[?#].*)?$/u, '')
}
