import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { getPath } from 'hono/utils/url'

import { contactPath } from '#contract/contact-path.ts'

import { contactRoutes } from './contact-routes.ts'
import type { ContactWords } from './contact-words.ts'
import type { MessageStore } from './message-store.ts'
import { siteRoutes } from './site-routes.ts'

export type AppOptions = {
  readonly store: MessageStore
  /** The folder of the built site. */
  readonly siteFolder: string
  /** What the contact service says; undefined where the page has no contact section. */
  readonly words: ContactWords | undefined
  /** Other origins whose pages may post messages. */
  readonly allowedOrigins: readonly string[]
  /** The path at which the site begins, without a slash at its end: "" or "/folio". */
  readonly base: string
  /** Told about faults; never the words of a message. */
  readonly log: (line: string) => void
}

const noStore = { 'Cache-Control': 'no-store' }

/** The whole service: takes contact messages and serves the built site. */
export function createApp({ siteFolder, words, base, log, ...contact }: AppOptions): Hono {
  const app = new Hono({ getPath: (request) => withoutBase(getPath(request), base) })
  app.use(
    secureHeaders({
      referrerPolicy: 'strict-origin-when-cross-origin',
      // The proxy that speaks TLS knows whether the whole domain does.
      strictTransportSecurity: false,
      // Browsers warn where this one meets an older answer of the same origin without it.
      originAgentCluster: false,
    }),
  )
  app.onError((error, c) => {
    log(`A request failed: ${error.message}.`)
    return c.text('Internal server error', 500, noStore)
  })
  if (words) app.route(contactPath, contactRoutes({ ...contact, words, base, log }))
  else
    app.all(contactPath, (c) => c.json({ error: 'There is no contact form here.' }, 404, noStore))
  app.get(baseItself, (c) => c.redirect(`${base}/`, 301))
  app.route('/', siteRoutes({ folder: siteFolder, base }))
  return app
}

// Hidden names, which no file of the site has.
const baseItself = '/.base'
const outside = '/.outside'

/** The address within the site. The form posts to the root of its server, whatever the base. */
function withoutBase(path: string, base: string): string {
  if (base === '' || path === contactPath) return path
  if (path === base) return baseItself
  return path.startsWith(`${base}/`) ? path.slice(base.length) : outside
}
