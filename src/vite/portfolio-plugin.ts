import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type {
  EnvironmentModuleGraph,
  EnvironmentModuleNode,
  HotPayload,
  Logger,
  Plugin,
} from 'vite'

import { writeProjectPath } from '#profile/project-anchor.ts'
import { contentFolders } from '#disk/load-portfolio.ts'
import { findContentFile, findPublicFolder, findStyleSheet } from '#disk/owner/own-files.ts'
import { readText } from '#disk/read-text.ts'
import { findSiteBasePath } from '#disk/find-site-base-path.ts'

import { createContentStyles } from './styles/content-styles.ts'
import type { SiteContent } from './portfolio/site-content.ts'
import { measureDisplayTexts } from './styles/display-texts.ts'
import { fillDocument } from './document/document-head.ts'
import { createPortfolioModule } from './portfolio/portfolio-module.ts'
import {
  ContentError,
  createWarningPrinter,
  readContent,
  type WarningPrinter,
} from './portfolio/read-content.ts'
import { createErrorPayload } from './development/error-payload.ts'
import { findRole } from './development/find-role.ts'
import { findPublicPage } from './development/find-public-page.ts'
import { followPublicFolder } from './development/follow-public-folder.ts'
import { reloadIfEdited, writeReport } from './development/reload-if-edited.ts'
import { reportMissedWrite } from './development/report-missed-write.ts'
import { serveSiteFiles } from './development/serve-site-files.ts'
import { subsetTypefaces } from './fonts/subset-typefaces.ts'
import { dropMetadata } from './pictures/drop-metadata.ts'
import { addPhotos } from './pictures/photos.ts'
import { waitUntilThere } from './development/wait-until-there.ts'
import { waitUntilWritten } from './development/wait-until-written.ts'

const moduleId = 'virtual:portfolio'
const stylesId = 'virtual:portfolio.css'
/** How long after an error the same one is not printed again, ms. */
const repeatTime = 1000
const markResolved = (id: string) => `\0${id}`

/**
 * Provides the validated content to the page, as a module and a style sheet. An error in the
 * content fails a build. In development it shows as an overlay over the last valid page, warnings
 * go to the terminal, and a valid edit updates the page without a reload.
 */
export function portfolioPlugin(): Plugin {
  const file = findContentFile()
  const folder = dirname(file)
  let printWarnings: WarningPrinter | undefined
  let base = '/'
  let isBuild = false
  /** Whether the content had an error when it was last read for a page. */
  let hadError = false
  let printed = { text: '', at: -Infinity }

  /** Prints an error, once for files that change together, as those of a folder that is renamed. */
  function printError({ message, frame }: ContentError, logger: Logger) {
    const text = `${message}\n${frame}`
    const isNew = text !== printed.text || performance.now() - printed.at > repeatTime
    printed = { text, at: performance.now() }
    if (isNew) logger.error(text, { timestamp: true })
  }

  function readForPage(): SiteContent {
    hadError = true
    const portfolio = readContent(file, printWarnings)
    hadError = false
    return portfolio
  }

  return {
    name: 'folio:portfolio',
    configResolved: (config) => {
      base = config.base
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === moduleId || id === stylesId ? markResolved(id) : undefined),
    async load(id) {
      if (id !== markResolved(moduleId) && id !== markResolved(stylesId)) return undefined
      this.addWatchFile(file)
      // Rolldown prints the errors of all modules: a second one would repeat the problems.
      if (isBuild && hadError) return { code: '', map: null }
      const written = readForPage()
      // In development an edit would wait for the conversion of its pictures.
      const portfolio = isBuild ? await addPhotos(written, folder, base) : written
      if (id === markResolved(moduleId)) {
        const withStatic = !isBuild || this.environment.name === 'ssr'
        const code = await createPortfolioModule(portfolio, folder, base, withStatic, !isBuild)
        const report = isBuild ? '' : writeReport(written)
        return { code: code + report, map: null }
      }
      // In development an edit would wait for the subset fonts.
      const faces = isBuild ? await subsetTypefaces(written) : undefined
      const sheet = findStyleSheet()
      const ownStyles = existsSync(sheet) ? readText(sheet) : ''
      const texts = await measureDisplayTexts(portfolio, ownStyles)
      return { code: createContentStyles(portfolio, texts, faces), map: null }
    },
    // Photos have no metadata: addPhotos draws them again.
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset') continue
        output.source = dropMetadata(output.fileName, output.source)
      }
    },
    transformIndexHtml: {
      // Vite would write the base before each address a second time.
      order: 'post',
      handler(html, { server, originalUrl = '/' }) {
        if (!server) return undefined
        // The watcher may not have reported an edit yet.
        const { moduleGraph } = server.environments.client
        for (const module of listContentModules(moduleGraph)) moduleGraph.invalidateModule(module)
        const portfolio = readForPage()
        const path = originalUrl.split(/[?#]/u)[0]?.slice(server.config.base.length)
        const wanted = `${path?.replace(/\/$/u, '')}/`
        const page =
          portfolio.pages.find(({ project }) => wanted === writeProjectPath(project.id)) ??
          portfolio.ownPages.find((one) => wanted === one.path)
        const shown = page ?? (path === '' ? 'main' : 'not-found')
        return fillDocument(html, portfolio, shown, { base }).replace('<!--page-->', '')
      },
    },
    configureServer(server) {
      const { watcher, config, middlewares } = server
      printWarnings = createWarningPrinter((lines) =>
        config.logger.warn(lines, { timestamp: true }),
      )
      // Also while the content is invalid, and in any folder.
      const folders = contentFolders.map((name) => join(folder, name))
      watcher.add([file, ...folders])
      // It forgets a folder that is renamed, or that a branch does not have, and does not notice its return.
      watcher.on('unlinkDir', (gone) => {
        if (folders.includes(gone) && existsSync(folder)) {
          waitUntilThere(gone, () => {
            watcher.add(gone)
            server.ws.send({ type: 'full-reload' })
          })
        }
      })
      // It may be outside of what Vite watches.
      watcher.add(config.publicDir)
      followPublicFolder(server, file)
      reloadIfEdited(server, file)
      middlewares.use(findPublicPage(base, config.publicDir))
      middlewares.use(serveSiteFiles(file, base, config.publicDir))
    },
    async hotUpdate({ file: changed, type, read, server }) {
      const role = findRole(changed, file, findPublicFolder(file))
      if (this.environment.name !== 'client' || role === undefined) return undefined
      // After a delete, the watcher forgets the file, and Vite which modules depend on it.
      if (role === 'content' && type === 'delete') {
        waitUntilThere(file, () => {
          server.watcher.add(file)
          server.ws.send({ type: 'full-reload' })
        })
      }
      // Many editors empty a file before they write it: Vite's own read waits for the text.
      const isText = role === 'content' || changed.endsWith('.md')
      // Vite keeps an error for the next page, which may open after its correction.
      const send = (payload: HotPayload) => {
        if (server.ws.clients.size > 0) this.environment.hot.send(payload)
      }
      if (!isText) await waitUntilWritten(changed)
      else if (type === 'update') {
        await read()
        await reportMissedWrite(server.watcher, changed)
      }
      try {
        readContent(file, printWarnings)
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        printError(error, server.config.logger)
        send(createErrorPayload(error))
        return []
      }
      const path = findSiteBasePath()
      // `config.base` is encoded, `inlineConfig.base` is not.
      const { inlineConfig } = server.config
      if (path !== (inlineConfig.base ?? '/')) {
        inlineConfig.base = path
        const message = `The site is now below ${path}: open its new address.`
        // Open pages keep the old address, where nothing reaches them later.
        send({ type: 'error', err: { plugin: 'folio:portfolio', message, stack: '' } })
        await server.restart()
        server.config.logger.info(message)
        server.printUrls()
        return []
      }
      const modules = listContentModules(this.environment.moduleGraph)
      // A page that started with an error cannot be updated, only loaded again.
      if (hadError) send({ type: 'full-reload' })
      return modules
    },
  }
}

/** Returns the modules that hold the content, if a page has loaded them. */
function listContentModules(moduleGraph: EnvironmentModuleGraph): EnvironmentModuleNode[] {
  return [moduleId, stylesId].flatMap((id) => moduleGraph.getModuleById(markResolved(id)) ?? [])
}
