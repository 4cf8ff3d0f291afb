import { statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import { etag } from 'hono/etag'

import { encodeLetters } from '#content/site-path.ts'
import { forOneYear, headerFileName, findHeaders, readHeaderFile } from '#contract/header-file.ts'

import { guardBody } from './limits/guard-body.ts'
import { hasCode } from '#disk/has-code.ts'
import type { Log } from './log.ts'

export type SiteOptions = {
  /** The folder of the built site. */
  readonly folder: string
  /** The base path of the site, without a slash at the end. */
  readonly base: string
  readonly log: Log
}

/** The ETag of the file. It is known only after the answer is created. */
type FileEnv = { readonly Variables: { fileTag?: string } }

const hashed = '/static/*'
/** Files that have no address: hidden files, files for hosts, and the not-found page. */
const unlisted =
  /^\/(?:404\.html|_headers|_redirects|vercel\.json)(?:\.br|\.gz)?$|\/\.(?!well-known(?:\/|$))/u

/** The path of a folder without the slash at its end. */
const folderPath = /^(?:\/[^./\\][^/\\]*)+$/u

/** Serves the built site. Browsers cache hashed files for good, and revalidate all others. */
export function createSiteRoutes({ folder, base, log }: SiteOptions): Hono {
  const routes = new Hono()
  const address = encodeLetters(base)
  const every = serveStatic({
    root: folder,
    precompressed: true,
    allowPercentInPath: true,
    rewriteRequestPath: (_, c) => decodeFilePath(c.req.path),
    onFound: keepETag,
  })
  const files = createMiddleware<FileEnv>(async (c, next) => {
    if (unlisted.test(c.req.path) || leadsToNoFile(folder, c.req.path)) return next()
    const answer = await every(c, next)
    const fileTag = c.get('fileTag')
    if (answer && fileTag !== undefined) answer.headers.set('ETag', fileTag)
    return answer
  })
  const guarded = guardBody(log)

  routes.use(headAsGet, addSiteHeaders(folder, base))
  routes.use(compress(), wholeOrPart, ifMatch)
  routes.get('/index.html', (c) => c.redirect(`${address}/${new URL(c.req.url).search}`, 301))
  // Static hosts redirect from a folder, too.
  routes.get('*', async (c, next) => {
    const { path } = c.req
    const page = join(folder, decodeFilePath(path), 'index.html')
    if (!folderPath.test(path) || !readStat(page)?.isFile()) return next()
    return c.redirect(`${address}${encodeLetters(path)}/${new URL(c.req.url).search}`, 301)
  })
  routes.get(hashed, setCacheControl(forOneYear), guarded, files)
  // A chunk that a deployment replaced: neither a page nor a cached 404.
  routes.get(hashed, (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }))
  routes.get('*', etag(), setCacheControl('no-cache'), guarded, files)
  routes.get('*', async (c) => {
    const page = await readSiteFile(folder, '404.html').catch(() => undefined)
    return page === undefined ? c.text('Not found', 404) : c.html(page, 404)
  })
  routes.all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }))
  return routes
}

/**
 * Decodes "%25" and the codes of signs that have a meaning in an address, as in "C%23.pdf": Hono leaves them
 * in a path. Windows has "/" and ":" in no name.
 */
function decodeFilePath(path: string): string {
  return path.replaceAll(/%(?:2[3-6bc]|3[bdf]|40)/giu, decodeURIComponent)
}

/**
 * Whether something that is not a file would be opened for a path, such as a named pipe. Opening one
 * waits for a writer, and four of them block every file.
 */
function leadsToNoFile(folder: string, path: string): boolean {
  const whole = join(folder, decodeFilePath(path))
  const file = readStat(whole)?.isDirectory() ? join(whole, 'index.html') : whole
  return ['', '.br', '.zst', '.gz'].some((end) => readStat(file + end)?.isFile() === false)
}

function readStat(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    // No disk has the path: it is too long, or has a NUL.
    return undefined
  }
}

async function readSiteFile(folder: string, name: string): Promise<string> {
  const path = join(folder, name)
  if (!(await stat(path)).isFile()) throw new Error(`${name} is not a file`)
  return readFile(path, 'utf8')
}

/**
 * Adds the headers that the build wrote for every host, unless the answer has its own. They are read
 * for each request, as documents are, because the policy contains hashes of these documents.
 */
function addSiteHeaders(folder: string, base: string) {
  return createMiddleware(async (c, next) => {
    const text = await readSiteFile(folder, headerFileName).catch(ignoreMissing)
    // Throws at an invalid name: later, that would leave a file open.
    const headers = new Headers(findHeaders(readHeaderFile(text), base + c.req.path))
    await next()
    // A 304 needs the same Vary as the full answer.
    if (c.res.status === 304) headers.set('Vary', 'Accept-Encoding')
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.header(name, value)
    }
  })
}

/**
 * Makes an ETag from size and time: a hash would need a whole large file in memory. The file is being
 * opened by now, so an error here would leave it open for good.
 */
function keepETag(path: string, c: Context<FileEnv>) {
  const stats = readStat(path)
  if (stats === undefined) return
  c.set('fileTag', `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`)
}

/** A site without the file has no headers. Other errors must not send pages without them. */
function ignoreMissing(error: unknown): string {
  if (hasCode(error, 'ENOENT')) return ''
  throw error
}

/** Answers HEAD like GET without the body, because compression changes length and ETag. */
const headAsGet = createMiddleware(async (c, next) => {
  if (c.req.method !== 'HEAD') return next()
  const headers = new Headers(c.req.raw.headers)
  headers.delete('Range')
  c.req.raw = new Request(c.req.raw, { method: 'GET', headers })
  await next()
  await c.res.body?.cancel()
})

/** Answers 412 if a client wants a file only in an older version (RFC 9110, 13.1.1). */
const ifMatch = createMiddleware(async (c, next) => {
  await next()
  const wanted = c.req.header('If-Match')
  const isFound = c.res.ok || c.res.status === 304
  if (wanted === undefined || wanted.trim() === '*' || !isFound) return
  const etags: readonly string[] = wanted.match(/(?:W\/)?"[^"]*"/gu) ?? []
  if (etags.includes(c.res.headers.get('ETag') ?? '')) return
  await c.res.body?.cancel()
  // Remove it first: a new answer inherits the headers of the old one.
  c.res = undefined
  c.res = new Response(null, { status: 412 })
})

const oneRange = /^bytes=(?:\d+-\d*|-\d+)$/u

/** Sends the whole file for ranges of another version, several ranges, or other units. */
const wholeOrPart = createMiddleware(async (c, next) => {
  const range = c.req.header('Range')
  if (range !== undefined && (!oneRange.test(range) || c.req.header('If-Range') !== undefined)) {
    const headers = new Headers(c.req.raw.headers)
    headers.delete('Range')
    c.req.raw = new Request(c.req.raw, { headers })
  }
  await next()
})

function setCacheControl(value: string) {
  return createMiddleware(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', value)
  })
}
