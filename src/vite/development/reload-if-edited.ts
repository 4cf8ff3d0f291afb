import { createHash } from 'node:crypto'

import type { HotChannelClient, ViteDevServer } from 'vite'

import type { PageReading } from '#vite/portfolio/page-reading.ts'
import { ContentError, readContent } from '#vite/portfolio/read-content.ts'
import type { SiteContent } from '#vite/portfolio/site-content.ts'

import { createErrorPayload } from './error-payload.ts'

/** The message in which a page says what content it has loaded. */
const loadedEvent = 'folio:loaded'

const loadedPages = new WeakSet<HotChannelClient>()

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
 * content has an error since, the page stays, below the overlay of that error.
 */
export function reloadIfEdited(server: ViteDevServer, reading: PageReading): void {
  const { file } = reading
  server.ws.on('vite:client:connect', (_, client) => {
    // A page with an error has nothing that reports its content.
    if (reading.hadError && readOrCover(client)) client.send({ type: 'full-reload' })
  })
  server.ws.on(loadedEvent, (loaded: unknown, client) => {
    loadedPages.add(client)
    const content = readOrCover(client)
    // With an update, Vite would load a page again that an error covers already.
    if (!content) return
    // After the correction of a mistake, Vite would load a page again that has had no update before.
    client.send({ type: 'update', updates: [] })
    if (loaded !== computeHash(content)) client.send({ type: 'full-reload' })
  })

  /** Reads the content, or covers the page with its error. */
  function readOrCover(client: HotChannelClient): SiteContent | undefined {
    try {
      return readContent(file)
    } catch (error) {
      // Without its file the page waits until that is there again.
      if (error instanceof ContentError) client.send(createErrorPayload(error))
      return undefined
    }
  }
}

/** Loads each page again that could not load the content: no update can reach it. */
export function reloadFailedPages({ ws }: Pick<ViteDevServer, 'ws'>): void {
  for (const client of ws.clients) {
    if (!loadedPages.has(client)) client.send({ type: 'full-reload' })
  }
}

function computeHash(content: SiteContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
