import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { HotPayload, HotUpdateOptions, Logger, Plugin, ViteDevServer } from 'vite'

import { findSiteBasePath } from '#disk/find-site-base-path.ts'
import { contentFolders } from '#disk/load-portfolio.ts'
import { findPublicFolder } from '#disk/owner/own-files.ts'
import { Refusal } from '#disk/refusal.ts'
import { listContentModules } from '#vite/portfolio/content-modules.ts'
import type { PageReading } from '#vite/portfolio/page-reading.ts'
import { ContentError, createWarningPrinter, readContent } from '#vite/portfolio/read-content.ts'

import { createErrorPayload } from './error-payload.ts'
import { findPublicPage } from './find-public-page.ts'
import { findRole, type Role } from './find-role.ts'
import { followPublicFolder } from './follow-public-folder.ts'
import { followReplacedFiles } from './follow-replaced-files.ts'
import { reloadFailedPages, reloadIfEdited } from './reload-if-edited.ts'
import { reportMissedWrite } from './report-missed-write.ts'
import { serveSiteFiles } from './serve-site-files.ts'
import { waitUntilThere } from './wait-until-there.ts'
import { waitUntilWritten } from './wait-until-written.ts'

/** How long after an error the same one is not printed again, ms. */
const repeatTime = 1000

/**
 * Updates the page while its owner edits the content. An error shows as an overlay over the last valid
 * page, warnings go to the terminal, and a valid edit updates the page without a reload.
 */
export function contentUpdates(reading: PageReading): Plugin {
  const { file } = reading
  const printError = createErrorPrinter()
  /** The content of the last update. Undefined after an error. */
  let shown: string | undefined
  return {
    name: 'folio:content-updates',
    apply: 'serve',
    configureServer(server) {
      const { config, middlewares } = server
      reading.printWarnings = createWarningPrinter((lines) =>
        config.logger.warn(lines, { timestamp: true }),
      )
      watchContent(file, server)
      followPublicFolder(server, file)
      reloadIfEdited(server, reading)
      middlewares.use(findPublicPage(config.base, config.publicDir))
      middlewares.use(serveSiteFiles(file, config.base, config.publicDir))
    },
    async hotUpdate(update) {
      const { server } = update
      const role = findRole(update.file, file, findPublicFolder(file))
      if (this.environment.name !== 'client' || role === undefined) return undefined
      // Vite keeps an error for the next page, which may open after its correction.
      const send = (payload: HotPayload) => {
        if (server.ws.clients.size > 0) this.environment.hot.send(payload)
      }
      await waitForText(update, role)
      const before = shown
      try {
        shown = JSON.stringify(readContent(file, reading.printWarnings))
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        shown = undefined
        printError(error, server.config.logger)
        send(createErrorPayload(error))
        return []
      }
      if (await moveSite(server, send)) return []
      reloadFailedPages(server)
      if (role === 'content' && shown === before) {
        // A file that is emptied first is reported twice. The page would load it again, perhaps with the next mistake.
        send({ type: 'update', updates: [] })
        return []
      }
      return listContentModules(this.environment.moduleGraph)
    },
  }
}

/** Prints the problems of valid content. Those of other content are shown when it is edited, or is back. */
export function printProblems({
  file,
  printWarnings,
}: Pick<PageReading, 'file' | 'printWarnings'>) {
  try {
    readContent(file, printWarnings)
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof Refusal)) throw error
  }
}

/** Watches the content also while it is invalid, and in any folder. */
function watchContent(file: string, server: ViteDevServer) {
  const { watcher, config } = server
  const folder = dirname(file)
  const folders = contentFolders.map((name) => join(folder, name))
  watcher.add([file, ...folders])
  followReplacedFiles(server, file, folders)
  // The watcher does not notice a new folder, and forgets one that is renamed, or that a branch does not have.
  const followMissing = (missing: string) => {
    if (existsSync(folder)) followArrival(missing, server)
  }
  folders.filter((one) => !existsSync(one)).forEach(followMissing)
  watcher.on('unlinkDir', (gone) => {
    if (folders.includes(gone)) followMissing(gone)
  })
  // The folder may be outside of what Vite watches.
  watcher.add(config.publicDir)
}

/** Watches a folder when it is there, also again, and loads the page again. */
function followArrival(missing: string, server: ViteDevServer) {
  const { watcher, ws } = server
  waitUntilThere(missing, server, () => {
    watcher.add(missing)
    ws.send({ type: 'full-reload' })
  })
}

/** Many editors empty a file before they write it: Vite's own read waits for the text. */
async function waitForText({ file, type, read, server }: HotUpdateOptions, role: Role) {
  if (role === 'named' && !file.endsWith('.md')) {
    await waitUntilWritten(file)
  } else if (type === 'update') {
    await read()
    if (role === 'named') await reportMissedWrite(server.watcher, file)
  }
}

/** Restarts the server if the site has another path now. Returns whether it has. */
async function moveSite(
  server: ViteDevServer,
  send: (payload: HotPayload) => void,
): Promise<boolean> {
  const path = findSiteBasePath()
  // `config.base` is encoded, `inlineConfig.base` is not.
  const { inlineConfig } = server.config
  if (path === (inlineConfig.base ?? '/')) return false
  inlineConfig.base = path
  const message = `The site is now below ${path}: open its new address.`
  // Open pages keep the old address, where nothing reaches them later.
  send({ type: 'error', err: { plugin: 'folio:portfolio', message, stack: '' } })
  await server.restart()
  server.config.logger.info(message)
  server.printUrls()
  return true
}

/** Prints an error, once for files that change together, as those of a folder that is renamed. */
function createErrorPrinter() {
  let printed = { text: '', at: -Infinity }
  return ({ message, frame }: ContentError, logger: Logger) => {
    const text = `${message}\n${frame}`
    const isNew = text !== printed.text || performance.now() - printed.at > repeatTime
    printed = { text, at: performance.now() }
    if (isNew) logger.error(text, { timestamp: true })
  }
}
