import type { Connect } from 'vite'

import { createSiteFiles, isOwnFile } from '#vite/files/site-files.ts'
import { ContentError, readContent } from '#vite/portfolio/read-content.ts'

const siteFile = /^[\w-]+\.(?:ico|png|svg|txt|webmanifest|xml)$/u

/** Serves the files that a build makes from content: icons, manifest and others. */
export function serveSiteFiles(
  file: string,
  base: string,
  publicDir: string,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = request.url?.split('?')[0] ?? ''
    const name = path.startsWith(base) ? path.slice(base.length) : ''
    let body: string | Buffer | undefined
    try {
      const isMade = siteFile.test(name) && !isOwnFile(publicDir, name)
      body = isMade
        ? (await createSiteFiles(readContent(file), base, publicDir)).files[name]
        : undefined
    } catch (error) {
      // The page itself reports errors in the content.
      if (!(error instanceof ContentError)) throw error
    }
    if (body === undefined) {
      next()
      return
    }
    if (name.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml')
    response.end(body)
  }
}
