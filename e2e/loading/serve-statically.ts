import { readFile, stat } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

import { findHeaders, readHeaderFile, type HeaderRule } from '#contract/header-file.ts'

/** A static host that knows nothing but the files of the built folder. */
export type StaticHost = { readonly url: string; readonly stop: () => Promise<void> }

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * Serves a folder as Netlify and Cloudflare Pages do: by its `_headers` and `_redirects`. Without
 * those ("plain") as GitHub Pages does, which has neither, below the path that it is given.
 */
export async function serveStatically(
  folder: string,
  plain?: { readonly base: string },
): Promise<StaticHost> {
  const read = (name: string) => (plain ? '' : readFile(join(folder, name), 'utf8'))
  const headers = readHeaderFile(await read('_headers'))
  const redirects = (await read('_redirects')).split('\n').map((line) => line.split(' '))
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    if (plain) {
      const inside = pathname.startsWith(plain.base)
      await send(response, folder, inside ? pathname.slice(plain.base.length - 1) : '/404', [], '')
      return
    }
    let path = pathname
    for (const [from = '', to = '', status] of redirects) {
      const isFit = from.endsWith('*') ? pathname.startsWith(from.slice(0, -1)) : pathname === from
      if (from === '' || !isFit) continue
      const target = to.replace(':splat', pathname.slice(from.length - 1))
      if (status !== '200') {
        response.writeHead(Number(status), { Location: target }).end()
        return
      }
      path = target
      break
    }
    await send(response, folder, path, headers, pathname)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function send(
  response: ServerResponse,
  folder: string,
  path: string,
  rules: readonly HeaderRule[],
  asked: string,
) {
  const wanted = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  const isFile = await stat(wanted).then(
    (found) => found.isFile(),
    () => false,
  )
  const file = isFile ? wanted : join(folder, '404.html')
  response.writeHead(isFile ? 200 : 404, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    ...findHeaders(rules, asked),
  })
  response.end(await readFile(file))
}
