import { createHash } from 'node:crypto'

import type { ViteDevServer } from 'vite'

import { ContentError, readContent } from '#vite/portfolio/read-content.ts'
import type { SiteContent } from '#vite/portfolio/site-content.ts'

import { createErrorPayload } from './error-payload.ts'

/** The message in which a page says what content it has loaded. */
const loadedEvent = 'folio:loaded'

/** Writes the code with which a page reports its content, once, as soon as it is connected. */
export function writeReport(content: SiteContent): string {
  return `if (!import.meta.hot.data.isReported) {
  import.meta.hot.data.isReported = true
  import.meta.hot.send('${loadedEvent}', '${computeHash(content)}')
}
`
}

/**
 * Reloads a page whose content was edited before it was connected: no update has reached it. If the
 * content has an error since, the page stays, below the overlay.
 */
export function reloadIfEdited(server: ViteDevServer, file: string): void {
  server.ws.on(loadedEvent, (loaded: unknown, client) => {
    try {
      if (loaded !== computeHash(readContent(file))) client.send({ type: 'full-reload' })
    } catch (error) {
      // Without its file the page waits until that is there again.
      if (error instanceof ContentError) client.send(createErrorPayload(error))
    }
  })
}

function computeHash(content: SiteContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
