import { createHash } from 'node:crypto'

import type { ViteDevServer } from 'vite'

import { ContentError, readContent } from '#vite/portfolio/read-content.ts'
import type { SiteContent } from '#vite/portfolio/site-content.ts'

/** The message in which a page says what content it has loaded. */
const loadedEvent = 'folio:loaded'

/** Writes the line with which a page reports its content, as soon as it is connected. */
export function reportLoaded(content: SiteContent): string {
  return `import.meta.hot.send('${loadedEvent}', '${computeHash(content)}')\n`
}

/** Reloads a page whose content was edited before it was connected: no update has reached it. */
export function reloadIfEdited(server: ViteDevServer, file: string): void {
  server.ws.on(loadedEvent, (loaded: unknown, client) => {
    try {
      if (loaded === computeHash(readContent(file))) return
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
    }
    client.send({ type: 'full-reload' })
  })
}

function computeHash(content: SiteContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
