import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import { etag } from 'hono/etag'

import { headerFileName, headersFor, readHeaderFile } from '#contract/header-file.ts'

export type SiteOptions = {
  /** The folder of the built site. */
  readonly folder: string
  /** The path at which the site begins, without a slash at its end. */
  readonly base: string
}

const hashed = '/static/*'
/** Files without an address: hidden ones, those for hosts, and the page for unknown addresses. */
const unlisted =
  /^\/(?:404\.html|_headers|_redirects|vercel\.json)(?:\.br|\.gz)?$|\/\.(?!well-known(?:\/|$))/u

/** Serves the built site: hashed files for good, everything else after asking again. */
export function siteRoutes({ folder, base }: SiteOptions): Hono {
  const routes = new Hono()
  const every = serveStatic({ root: folder, precompressed: true, onFound: tagFile })
  const files = createMiddleware(async (c, next) =>
    unlisted.test(c.req.path) ? next() : every(c, next),
  )

  routes.use(siteHeaders(folder, base))
  routes.use(compress(), wholeOrPart)
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

/**
 * The headers that the build made for every host, where the answer does not know better. They are
 * read each time, as documents are: the policy names what is within these very documents.
 */
function siteHeaders(folder: string, base: string) {
  return createMiddleware(async (c, next) => {
    await next()
    const text = await readFile(join(folder, headerFileName), 'utf8').catch(() => '')
    const headers = headersFor(readHeaderFile(text), base + c.req.path)
    // What has not changed says, like the whole of it, that it may come compressed.
    if (c.res.status === 304) headers['Vary'] = 'Accept-Encoding'
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.header(name, value)
    }
  })
}

/** Tells a file by its size and time: to hash it, all of a large file would have to be in memory. */
async function tagFile(path: string, c: Context) {
  const { size, mtimeMs } = await stat(path)
  if (c.req.header('Range') === undefined) {
    c.header('ETag', `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`)
  }
}

const oneRange = /^bytes=(?:\d+-\d*|-\d+)$/iu

/**
 * A part is sent without an ETag, which would be the part's own, and so there is none to resume by:
 * who asks whether the file is still the same gets the whole of it. So does who asks for several
 * parts at once, or in another unit than bytes.
 */
const wholeOrPart = createMiddleware(async (c, next) => {
  const range = c.req.header('Range')
  if (range !== undefined && (!oneRange.test(range) || c.req.header('If-Range') !== undefined)) {
    const headers = new Headers(c.req.raw.headers)
    headers.delete('Range')
    c.req.raw = new Request(c.req.raw, { headers })
  }
  await next()
  if (c.res.status === 206) c.res.headers.delete('ETag')
})

function cacheControl(value: string) {
  return createMiddleware(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', value)
  })
}
