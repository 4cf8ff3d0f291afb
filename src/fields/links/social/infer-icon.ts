import { socialIconName, type SocialIconName } from './social-icon-name.ts'

/** The hosts of each network. */
const hosts: Readonly<Partial<Record<SocialIconName, RegExp>>> = {
  linkedin: /(?:^|\.)(?:linkedin\.com|lnkd\.in)$/u,
  github: /(?:^|\.)github\.com$/u,
  gitlab: /(?:^|\.)gitlab\./u,
  codeberg: /(?:^|\.)codeberg\.(?:org|page)$/u,
  stackoverflow: /(?:^|\.)stack(?:overflow|exchange)\.com$/u,
  npm: /(?:^|\.)(?:npmjs\.com|npm\.im)$/u,
  codepen: /(?:^|\.)codepen\.io$/u,
  devto: /^dev\.to$/u,
  medium: /(?:^|\.)medium\.com$/u,
  bluesky: /(?:^|\.)bsky\.(?:app|social)$/u,
  x: /(?:^|\.)(?:x|twitter)\.com$/u,
  telegram: /^(?:t\.me|telegram\.me)$/u,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/u,
  instagram: /(?:^|\.)instagram\.com$/u,
  dribbble: /(?:^|\.)dribbble\.com$/u,
  behance: /(?:^|\.)behance\.net$/u,
}

/** Servers of Mastodon whose names do not say so. */
const mastodonHost =
  /(?:^|[.-])(?:mastodon|masto|mstdn|toot)|^(?:mas\.to|fosstodon\.org|hachyderm\.io|infosec\.exchange|techhub\.social|[\w-]+\.social)$/u

/**
 * Infers the icon of a link from its address, or from the name of its network. Undefined if neither is
 * known.
 */
export function inferIcon(url: string, network: string): SocialIconName | undefined {
  if (url.startsWith('mailto:')) return 'mail'
  if (/^(?:tel|sms):/u.test(url)) return 'phone'
  const [host, path] = splitAddress(url)
  return inferFromHost(host, path) ?? inferFromName(network) ?? inferFromPath(path)
}

/** The host of an address and its path; the host of a path is empty. */
export function splitAddress(url: string): readonly [host: string, path: string] {
  const [, host = '', path = ''] = /^(?:https?:\/\/([^/?#:]*)(?::\d*)?)?([^?#]*)/u.exec(url) ?? []
  return [host.toLowerCase(), path]
}

function inferFromHost(host: string, path: string): SocialIconName | undefined {
  const known = names.find((name) => hosts[name]?.test(host))
  if (known) return known
  return mastodonHost.test(host) && path.startsWith('/@') ? 'mastodon' : undefined
}

/** A network may have many hosts: "GitLab" is one on the server of a company, too. */
function inferFromName(network: string): SocialIconName | undefined {
  const word = network.toLowerCase().replaceAll(/[\s.-]/gu, '')
  return names.find((name) => name === word)
}

function inferFromPath(path: string): SocialIconName | undefined {
  if (path.endsWith('.pdf')) return 'document'
  return /\/(?:feed|rss|atom)(?:\.xml|\.json|\/)?$|\.rss$/u.test(path) ? 'rss' : undefined
}

const names = socialIconName.options
