import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Connect } from 'vite'

import { decodeAddress } from '#fields/links/decode-address.ts'

/**
 * Answers "/uses/" with the page "uses/index.html" of `public`, as hosts do. Without its last slash, the
 * address of such a page and of the home page leads to the one with it.
 */
export function findPublicPage(base: string, publicDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [, path = '', rest = ''] = /^([^?]*)(.*)$/u.exec(request.url ?? '') ?? []
    const name = path.startsWith(base) ? path.slice(base.length) : ''
    const isFolder = name !== '' && hasPage(publicDir, decodeAddress(name))
    const isHome = decodeAddress(`${path}/`) === decodeAddress(base)
    if (isHome || (isFolder && !path.endsWith('/'))) {
      response.writeHead(301, { Location: `${path}/${rest}` }).end()
      return
    }
    if (isFolder) request.url = `${path}index.html${rest}`
    next()
  }
}

/** "" is no folder. A browser takes the place "//example.org/uses/" for another host. */
function hasPage(publicDir: string, folder: string): boolean {
  if (publicDir === '' || folder.startsWith('/')) return false
  return existsSync(join(publicDir, folder, 'index.html'))
}
