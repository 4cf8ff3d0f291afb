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
export function findHost(address: unknown) {
  if (typeof address !== 'string') return undefined
  const [, name = ''] = /^(?:https?:\/\/)?([^/?#]+)/iu.exec(address.toLowerCase()) ?? []
  return hostEndings.find(([ending]) => name.endsWith(ending))
}

/** What a host for files does by itself. */
type FileHost = {
  /** What messages call it. */
  readonly name: string
  /** Whether a program of the owner may answer at a path of the site, and so take messages. */
  readonly runsPrograms: boolean
  /** Whether it sends the headers that a build writes for it. */
  readonly sendsHeaders: boolean
  /** Whether it compresses what it sends. It then reads no compressed copies. */
  readonly compresses: boolean
}

const fileHosts: Readonly<Record<Exclude<SiteHost, 'own-server'>, FileHost>> = {
  'github-pages': {
    name: 'GitHub Pages',
    runsPrograms: false,
    sendsHeaders: false,
    compresses: true,
  },
  netlify: { name: 'Netlify', runsPrograms: true, sendsHeaders: true, compresses: true },
  'cloudflare-pages': {
    name: 'Cloudflare Pages',
    runsPrograms: true,
    sendsHeaders: true,
    compresses: true,
  },
  vercel: { name: 'Vercel', runsPrograms: true, sendsHeaders: true, compresses: true },
  // Nothing is known of it: a form is reported, and headers and copies are written.
  other: {
    name: 'The host of the site',
    runsPrograms: false,
    sendsHeaders: true,
    compresses: false,
  },
}

/** Finds what a host for files does: undefined for an own server, for no host and for an unknown one. */
export function findFileHost(host: unknown): FileHost | undefined {
  return Object.entries(fileHosts).find(([name]) => name === host)?.[1]
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
