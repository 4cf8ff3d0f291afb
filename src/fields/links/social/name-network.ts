import { inferIcon, splitAddress } from './infer-icon.ts'
import { networks } from './social-icon-name.ts'

const longest = 40

/** Networks without a logo of the site, by their hosts. */
const otherNetworks: ReadonlyMap<string, string> = new Map([
  ['apps.apple.com', 'App Store'],
  ['discord.gg', 'Discord'],
  ['facebook.com', 'Facebook'],
  ['huggingface.co', 'Hugging Face'],
  ['kaggle.com', 'Kaggle'],
  ['leetcode.com', 'LeetCode'],
  ['orcid.org', 'ORCID'],
  ['pinterest.com', 'Pinterest'],
  ['play.google.com', 'Google Play'],
  ['producthunt.com', 'Product Hunt'],
  ['reddit.com', 'Reddit'],
  ['researchgate.net', 'ResearchGate'],
  ['scholar.google.com', 'Google Scholar'],
  ['threads.net', 'Threads'],
  ['twitch.tv', 'Twitch'],
  ['vimeo.com', 'Vimeo'],
  ['wa.me', 'WhatsApp'],
])

/** The network that a name in any spelling means: "LinkedIn" for "linkedin". Other names stay. */
export function spellNetwork(name: string): string {
  const known = networks[inferIcon('', name) ?? '']
  return known ?? (plainNames.has(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name)
}

/** Words that are the names of links, which people write in small letters before an address. */
const plainNames = new Set([
  'blog',
  'email',
  'homepage',
  'mail',
  'newsletter',
  'phone',
  'portfolio',
  'website',
])

/**
 * Names the network of an address: "GitHub". Of others it is the host, the email address, the number, the file or the words of the anchor,
 * so that no word of another language is on the page.
 */
export function nameNetwork(url: unknown): string {
  if (typeof url !== 'string') return 'link'
  const [address, path] = splitAddress(url)
  const host = address.replace(/^www\./u, '')
  const known = networks[inferIcon(url, '') ?? ''] ?? otherNetworks.get(host)
  if (known !== undefined) return known
  const mailOrNumber = /^(?:mailto|tel):([^?]*)/u.exec(url)?.[1]
  if (url.startsWith('#') && url.length > 1) return nameAnchor(url.slice(1)).slice(0, longest)
  const file = path.split('/').findLast((part) => part !== '')
  const name = mailOrNumber || host || file || url.slice(1) || 'link'
  return name.slice(0, longest)
}

/** "How I work" for the anchor "how-I-work". */
function nameAnchor(id: string): string {
  const words = id.replaceAll(/[_-]+/gu, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
