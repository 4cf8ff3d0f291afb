import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { getPath } from 'hono/utils/url'

import { encodeLetters } from '#content/site-path.ts'
import { contactPath } from '#contract/contact-path.ts'

import { createContactRoutes, type ContactOptions } from './contact/contact-routes.ts'
import type { ContactTexts } from './contact/contact-texts.ts'
import { createHealthRoutes, type HealthOptions } from './health-routes.ts'
import { readReason } from '#disk/read-reason.ts'
import type { Settings } from './settings.ts'
import { createSiteRoutes } from './site-routes.ts'

export type AppOptions = Omit<ContactOptions, 'texts'> &
  Omit<HealthOptions, 'now'> & {
    /** The folder of the built site. */
    readonly siteFolder: string
    /** The texts of the contact service. Undefined if the page has no contact section. */
    readonly texts: ContactTexts | undefined
    /** The Strict-Transport-Security header. */
    readonly hsts: Settings['hsts']
  }

const transportPolicies = {
  off: false,
  on: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
} as const

/** Headers of a file. If it cannot be sent, they do not fit the error message. */
const entityHeaders = [
  'Content-Length',
  'Content-Encoding',
  'Content-Range',
  'ETag',
  'Last-Modified',
]

const noStore = { 'Cache-Control': 'no-store' }

/** Creates the service, which accepts contact messages and serves the built site. */
export function createApp(options: AppOptions): Hono {
  const { siteFolder, texts, base, hsts, log } = options
  const decodedBase = decodePath(base)
  const app = new Hono({ getPath: (request) => removeBase(getPath(request), decodedBase) })
  app.use(
    secureHeaders({
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: transportPolicies[hsts],
      // The older form of "frame-ancestors 'none'" in the policy.
      xFrameOptions: 'DENY',
      // Browsers warn if an older answer of the same origin came without this header.
      originAgentCluster: false,
      // For Internet Explorer, Flash, and a filter of scripts that no browser has any more.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  )
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) {
      log('info', 'A client aborted a request')
      return c.body(null, 400, noStore)
    }
    log('error', 'A request failed', { reason: readReason(error) })
    for (const name of entityHeaders) c.header(name, undefined)
    return c.text('Internal server error', 500, noStore)
  })
  // Node uses the first of two Host headers, and a proxy perhaps the last. Hono joins them.
  app.use(async (c, next) => {
    if (!c.req.header('Host')?.includes(',')) return next()
    return c.text('Send one Host header.', 400, noStore)
  })
  if (texts) app.route(contactPath, createContactRoutes({ ...options, texts }))
  else
    app.all(contactPath, (c) => c.json({ error: 'There is no contact form here.' }, 404, noStore))
  app.route('/', createHealthRoutes(options))
  app.get(baseItself, (c) => c.redirect(`${encodeLetters(base)}/${new URL(c.req.url).search}`, 301))
  app.route('/', createSiteRoutes({ folder: siteFolder, base, log }))
  return app
}

// Hidden names, so that no file of the site has them.
const baseItself = '/.base'
const outside = '/.outside'

/** Paths at the root of the server, whatever the base path is. */
const atRoot = new Set([contactPath, '/healthz', '/readyz'])

/** Decodes a path as Hono decodes those of requests. */
function decodePath(path: string): string {
  return path && getPath(new Request(`http://localhost${path}`))
}

/** Removes the base path of the site from a path. */
function removeBase(path: string, base: string): string {
  if (base === '' || atRoot.has(path)) return path
  if (path === base) return baseItself
  return path.startsWith(`${base}/`) ? path.slice(base.length) : outside
}
