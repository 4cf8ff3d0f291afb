import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import { etag } from 'hono/etag'

export type SiteOptions = {
  /** The folder of the built site. */
  readonly folder: string
  /** The path at which the site begins, without a slash at its end. */
  readonly base: string
}

const hashed = '/static/*'
/** Files that have no address of their own: hidden ones, and the page for unknown addresses. */
const unlisted = /^\/404\.html$|\/\.(?!well-known(?:\/|$))/u

/** Serves the built site: hashed files for good, everything else after asking again. */
export function siteRoutes({ folder, base }: SiteOptions): Hono {
  const routes = new Hono()
  const every = serveStatic({ root: folder, precompressed: true })
  const files = createMiddleware(async (c, next) =>
    unlisted.test(c.req.path) ? next() : every(c, next),
  )

  routes.use(compress())
  routes.get('/index.html', (c) => c.redirect(`${base}/`, 301))
  routes.get(hashed, cacheControl('public, max-age=31536000, immutable'), files)
  // A chunk that a deploy has replaced: no page, and no memory of its absence.
  routes.get(hashed, (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }))
  routes.get('*', etag(), cacheControl('no-cache'), files)
  routes.get('*', async (c) => {
    const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => undefined)
    return page === undefined ? c.text('Not found', 404) : c.html(page, 404)
  })
  routes.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
  return routes
}

function cacheControl(value: string) {
  return createMiddleware(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', value)
  })
}
