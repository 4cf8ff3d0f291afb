import { inferIcon, splitAddress } from './infer-icon.ts'
import { networkNames } from './social-icon-name.ts'

const longest = 40

/** Networks without a logo of the site, by their hosts. A part before the host may be that of a person. */
const otherNetworks: readonly (readonly [string, string])[] = [
  ['apps.apple.com', 'App Store'],
  ['bandcamp.com', 'Bandcamp'],
  ['discord.com', 'Discord'],
  ['discord.gg', 'Discord'],
  ['facebook.com', 'Facebook'],
  ['huggingface.co', 'Hugging Face'],
  ['kaggle.com', 'Kaggle'],
  ['ko-fi.com', 'Ko-fi'],
  ['leetcode.com', 'LeetCode'],
  ['orcid.org', 'ORCID'],
  ['patreon.com', 'Patreon'],
  ['pinterest.com', 'Pinterest'],
  ['play.google.com', 'Google Play'],
  ['producthunt.com', 'Product Hunt'],
  ['reddit.com', 'Reddit'],
  ['researchgate.net', 'ResearchGate'],
  ['scholar.google.com', 'Google Scholar'],
  ['signal.me', 'Signal'],
  ['soundcloud.com', 'SoundCloud'],
  ['spotify.com', 'Spotify'],
  ['substack.com', 'Substack'],
  ['threads.com', 'Threads'],
  ['threads.net', 'Threads'],
  ['tiktok.com', 'TikTok'],
  ['twitch.tv', 'Twitch'],
  ['vimeo.com', 'Vimeo'],
  ['wa.me', 'WhatsApp'],
]

/** The network that an address is at, if it is known. */
export function findNetwork(url: string): string | undefined {
  const [address] = splitAddress(url)
  const host = address.replace(
    /^(?:www\.)?(pinterest|scholar\.google)\.(?:[a-z]{2}|com?\.[a-z]{2})$/u,
    '$1.com',
  )
  const other = otherNetworks.find(([end]) => host === end || host.endsWith(`.${end}`))
  return networkNames.get(inferIcon(url, '')) ?? other?.[1]
}

/** The network that a name in any spelling means, if it is known: "LinkedIn" for "linkedin". */
export function findNetworkByName(name: string): string | undefined {
  const word = simplify(name)
  const other = otherNetworks.find(([, network]) => simplify(network) === word)
  return networkNames.get(inferIcon('', name)) ?? other?.[1]
}

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[\s-]/gu, '')
}

/** The network that a name in any spelling means: "LinkedIn" for "linkedin". Other names stay. */
export function spellNetwork(name: string): string {
  const known = findNetworkByName(name)
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
 * Names the network of an address: "GitHub". Of others it is the host, the email address, the number, the
 * file or the words of the anchor, so that no word of another language is on the page.
 */
export function nameNetwork(url: unknown): string {
  if (typeof url !== 'string') return 'link'
  const [address, path] = splitAddress(url)
  const host = address.replace(/^www\./u, '')
  const known = findNetwork(url)
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
