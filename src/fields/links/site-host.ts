import type { z } from 'zod'

import { choice } from '#fields/choice.ts'

/** Where a site is published. */
export const siteHost = choice(
  {
    'own-server': 'Your own server: "npm start" or the container. It takes the messages, too.',
    'github-pages': 'GitHub Pages.',
    netlify: 'Netlify.',
    'cloudflare-pages': 'Cloudflare Pages.',
    vercel: 'Vercel.',
    other: 'Another host that serves files alone.',
  },
  {
    github: 'github-pages',
    'gh-pages': 'github-pages',
    cloudflare: 'cloudflare-pages',
    server: 'own-server',
    'my-server': 'own-server',
    'my-own-server': 'own-server',
    'your-own-server': 'own-server',
    'folio-server': 'own-server',
  },
)

export type SiteHost = z.infer<typeof siteHost>

/** The endings of addresses that a host gives to its sites. */
const hostEndings: readonly (readonly [string, SiteHost])[] = [
  ['.github.io', 'github-pages'],
  ['.netlify.app', 'netlify'],
  ['.pages.dev', 'cloudflare-pages'],
  ['.vercel.app', 'vercel'],
]

/** Finds the host that gives an address: "https://ada.github.io/site/" is at GitHub Pages. */
export function findHost(address: string) {
  const [, name = ''] = /^(?:https?:\/\/)?([^/?#]+)/iu.exec(address.toLowerCase()) ?? []
  return hostEndings.find(([ending]) => name.endsWith(ending))
}

/** What messages call the hosts that serve files alone. */
export const fileHosts: Readonly<Record<Exclude<SiteHost, 'own-server'>, string>> = {
  'github-pages': 'GitHub Pages',
  netlify: 'Netlify',
  'cloudflare-pages': 'Cloudflare Pages',
  vercel: 'Vercel',
  other: 'The host of the site',
}

/** Where a site will be published, as far as that is known. */
export type Publication = {
  /** The host, as it is written in `site` or set by SITE_HOST. */
  readonly host?: unknown
  /** The address of the site, as it is written in `site`. */
  readonly address?: unknown
  /** The path of the site, with a slash at both ends. */
  readonly base?: string | undefined
  /** The contact service in place of that of the content. */
  readonly backend?: string | undefined
}
