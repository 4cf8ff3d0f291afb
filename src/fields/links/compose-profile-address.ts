import { matchNames } from '#fields/choice.ts'

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

/** The sources of patterns for network and user name that say an address. Mastodon has many hosts. */
export const knownNetwork = `^(?:${matchNames([...Object.keys(beginnings), 'twitter'])})$`
export const plainName = String.raw`^@?[A-Za-z0-9_.-]{1,60}$`

/** Composes the address of a person's page from network and user name, which JSON Resume has. */
export function composeProfileAddress(network: unknown, username: unknown): string | undefined {
  if (typeof network !== 'string' || typeof username !== 'string') return undefined
  if (/^mastodon$/iu.test(network.trim())) return composeMastodonAddress(username.trim())
  const icon = /^twitter$/iu.test(network.trim()) ? 'x' : inferIcon('', network)
  const beginning = icon && beginnings[icon]
  const [, name] = /^@?([\w.-]{1,60})$/u.exec(username.trim()) ?? []
  return beginning === undefined || name === undefined ? undefined : `${beginning}${name}`
}

/** Each server of Mastodon is a host: "@mara@mastodon.social". */
function composeMastodonAddress(username: string): string | undefined {
  const [, name, host] = /^@?([\w.-]{1,60})@([a-z\d-]+(?:\.[a-z\d-]+)+)$/iu.exec(username) ?? []
  return host === undefined ? undefined : `https://${host}/@${name}`
}
