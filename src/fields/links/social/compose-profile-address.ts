import { matchNames } from '#fields/match-names.ts'

import { mailAlone, phoneNumber, readDigits } from '#fields/links/href.ts'
import { inferIcon } from './infer-icon.ts'
import type { SocialIconName } from './social-icon-name.ts'

/** What is before the name of a person in the address of a page. A network of many hosts has none. */
const beginnings: Readonly<Partial<Record<SocialIconName, string>>> = {
  linkedin: 'https://www.linkedin.com/in/',
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  codeberg: 'https://codeberg.org/',
  npm: 'https://www.npmjs.com/~',
  codepen: 'https://codepen.io/',
  devto: 'https://dev.to/',
  medium: 'https://medium.com/@',
  bluesky: 'https://bsky.app/profile/',
  x: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
  instagram: 'https://www.instagram.com/',
  dribbble: 'https://dribbble.com/',
  behance: 'https://www.behance.net/',
}

/** What is before the telephone number of a person in the address of a chat. */
const chats: ReadonlyMap<string, string> = new Map([
  ['whatsapp', 'https://wa.me/'],
  ['signal', 'https://signal.me/#p/+'],
  ['telegram', 'https://t.me/+'],
])

/** The source of a pattern for an account of Mastodon: each of its servers is a host. */
export const mastodonAccount = String.raw`[\w.-]{1,60}@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+`

/** A network and a user name there that say an address, by the sources of their patterns. */
type Account = { readonly network: string; readonly username: string }

const mail = matchNames(['mail', 'email', 'e-mail'])

/** The accounts whose addresses are known, as "@mara@mastodon.social". */
export const accounts: readonly Account[] = [
  {
    network: String.raw`^(?:${matchNames([...Object.keys(beginnings), 'twitter'])}|[dD][eE][vV]\.[tT][oO])$`,
    username: String.raw`^@?[\w.-]{1,60}$`,
  },
  {
    network: `^(?:${matchNames(['mastodon'])})$`,
    username: `^@?${mastodonAccount}$`,
  },
  { network: `^(?:${mail})$`, username: `^${mailAlone}$` },
  { network: `^(?:${matchNames([...chats.keys()])})$`, username: phoneNumber.source },
]

/** Whether an account is one whose address is known, as it is written. */
export function isAccount(network: unknown, username: unknown): boolean {
  return accounts.some(
    (account) => matches(account.network, network) && matches(account.username, username),
  )
}

function matches(pattern: string, value: unknown): boolean {
  return typeof value === 'string' && new RegExp(pattern, 'u').test(value)
}

/** Composes the address of a person's page from network and user name, which JSON Resume has. */
export function composeProfileAddress(network: unknown, username: unknown): string | undefined {
  if (typeof network !== 'string' || typeof username !== 'string') return undefined
  const [name, account] = [network.trim(), username.trim()]
  if (/^mastodon$/iu.test(name)) return composeMastodonAddress(account)
  if (matches(`^(?:${mail})$`, name)) {
    return matches(`^${mailAlone}$`, account) ? `mailto:${account}` : undefined
  }
  const chat = chats.get(name.toLowerCase())
  if (chat !== undefined && phoneNumber.test(account)) return `${chat}${readDigits(account)}`
  const icon = /^twitter$/iu.test(name) ? 'x' : inferIcon('', name)
  const beginning = icon && beginnings[icon]
  const [, user] = /^@?([\w.-]{1,60})$/u.exec(account) ?? []
  if (beginning === undefined || user === undefined) return undefined
  // A user name of Bluesky is a host. One without a dot belongs to bsky.social.
  const isWhole = icon !== 'bluesky' || user.includes('.')
  return `${beginning}${user}${isWhole ? '' : '.bsky.social'}`
}

export function composeMastodonAddress(username: string): string | undefined {
  const [name, host] = username.replace(/^@/u, '').split('@')
  return matches(`^@?${mastodonAccount}$`, username) ? `https://${host}/@${name}` : undefined
}
