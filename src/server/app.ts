import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { getPath } from 'hono/utils/url'

import { contactPath } from '#contract/contact-path.ts'

import { contactRoutes, type ContactOptions } from './contact-routes.ts'
import type { ContactWords } from './contact-words.ts'
import { healthRoutes, type HealthOptions } from './health-routes.ts'
import { reason } from './log.ts'
import type { Settings } from './settings.ts'
import { siteRoutes } from './site-routes.ts'

export type AppOptions = Omit<ContactOptions, 'words'> &
  Omit<HealthOptions, 'now'> & {
    /** The folder of the built site. */
    readonly siteFolder: string
    /** What the contact service says; undefined where the page has no contact section. */
    readonly words: ContactWords | undefined
    /** What browsers are told about HTTPS. */
    readonly hsts: Settings['hsts']
  }

const transportPolicies = {
  off: false,
  on: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
} as const

/** They describe the file whose answer failed, not the text that is sent instead. */
const entityHeaders = [
  'Content-Length',
  'Content-Encoding',
  'Content-Range',
  'ETag',
  'Last-Modified',
]

const noStore = { 'Cache-Control': 'no-store' }

/** The whole service: takes contact messages and serves the built site. */
export function createApp(options: AppOptions): Hono {
  const { siteFolder, words, base, hsts, log } = options
  const app = new Hono({ getPath: (request) => withoutBase(getPath(request), base) })
  app.use(
    secureHeaders({
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: transportPolicies[hsts],
      // The older name of the policy's "frame-ancestors 'none'".
      xFrameOptions: 'DENY',
      // Browsers warn where this one meets an older answer of the same origin without it.
      originAgentCluster: false,
    }),
  )
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) {
      log('info', 'A request was broken off by who sent it')
      return c.body(null, 400, noStore)
    }
    log('error', 'A request failed', { reason: reason(error) })
    for (const name of entityHeaders) c.header(name, undefined)
    return c.text('Internal server error', 500, noStore)
  })
  // Node takes the first of two Host headers and a proxy perhaps the last. Here they come as a list.
  app.use(async (c, next) => {
    if (!c.req.header('Host')?.includes(',')) return next()
    return c.text('Send one Host header.', 400, noStore)
  })
  if (words) app.route(contactPath, contactRoutes({ ...options, words }))
  else
    app.all(contactPath, (c) => c.json({ error: 'There is no contact form here.' }, 404, noStore))
  app.route('/', healthRoutes(options))
  app.get(baseItself, (c) => c.redirect(`${base}/`, 301))
  app.route('/', siteRoutes({ folder: siteFolder, base, log }))
  return app
}

// Hidden names, which no file of the site has.
const baseItself = '/.base'
const outside = '/.outside'

/** What is at the root of the server, whatever the base: the form's service, and its health. */
const atRoot = new Set([contactPath, '/healthz', '/readyz'])

/** The address within the site. */
function withoutBase(path: string, base: string): string {
  if (base === '' || atRoot.has(path)) return path
  if (path === base) return baseItself
  return path.startsWith(`${base}/`) ? path.slice(base.length) : outside
}
