import { dirname, sep } from 'node:path'

import type { Connect, Plugin } from 'vite'

import type { Problem } from '#content/check-portfolio.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { contentFile } from '#disk/load-portfolio.ts'
import { shownPath } from '#disk/shown-path.ts'

import { contentStyles } from './content-styles.ts'
import { fillDocument } from './document-head.ts'
import { isOwnFile } from './own-file.ts'
import { contentNames, portfolioModule, sectionModule } from './portfolio-module.ts'
import { ContentError, readContent } from './read-content.ts'
import { siteFiles } from './site-files.ts'
import { subsetTypefaces } from './subset-typefaces.ts'
import { warningTeller } from './warning-teller.ts'

const moduleId = 'virtual:portfolio'
const stylesId = 'virtual:portfolio.css'
/** The id of the module of a section's content, by its name. */
const sectionId = (name: string) => `${moduleId}/${name}`
const resolved = (id: string) => `\0${id}`

/**
 * Hands the checked content to the page, as a module and a style sheet. A build with a mistake in
 * its content stops; in development the mistake shows as an overlay over the last good page, a
 * warning in the terminal, and a good edit reaches the page without a reload.
 */
export function portfolioPlugin(): Plugin {
  const file = contentFile()
  const folder = dirname(file)
  let tellWarnings: ((warnings: readonly Problem[]) => void) | undefined
  let base = '/'
  let isBuild = false
  // What was read last: the modules of the sections are asked for after that of the page.
  let last: Portfolio | undefined
  return {
    name: 'folio:portfolio',
    configResolved: (config) => {
      base = config.base
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id.startsWith(moduleId) ? resolved(id) : undefined),
    async load(id) {
      if (!id.startsWith(resolved(moduleId))) return undefined
      const index = last ? contentNames(last).map(sectionId).indexOf(id.slice(1)) : -1
      const section = last?.sections[index]
      if (section) return { code: await sectionModule(section, folder, base), map: null }
      this.addWatchFile(file)
      const portfolio = readContent(file, tellWarnings)
      if (id === resolved(stylesId)) {
        // In development an edit would have to wait for its letters.
        const faces = isBuild ? await subsetTypefaces(portfolio) : undefined
        return { code: contentStyles(portfolio, faces), map: null }
      }
      last = portfolio
      // What a visitor is sent is split; prerendering, and an edit in development, want all of it.
      const isSplit = isBuild && this.environment.name === 'client'
      const code = await portfolioModule(portfolio, folder, base, isSplit ? sectionId : undefined)
      return { code, map: null }
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { server, originalUrl = '/' }) {
        if (!server) return undefined
        const name = originalUrl.split(/[?#]/u)[0] === server.config.base ? 'main' : 'not-found'
        const portfolio = readContent(file, tellWarnings)
        return fillDocument(html, portfolio, name, { base }).replace('<!--page-->', '')
      },
    },
    configureServer({ watcher, config, middlewares }) {
      tellWarnings = warningTeller(shownPath(file), (lines) =>
        config.logger.warn(lines, { timestamp: true }),
      )
      // Before it is first read with success, too, and wherever it stands.
      watcher.add(file)
      middlewares.use(serveSiteFiles(file, base, config.publicDir))
    },
    async hotUpdate({ file: changed, type, read, server }) {
      if (this.environment.name !== 'client' || !isContent(changed, file, folder)) return undefined
      // Many editors empty a file before they write it: Vite's own reading waits for the words.
      if (changed === file && type === 'update') await read()
      try {
        readContent(file, tellWarnings)
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        const { id, loc, frame, message } = error
        server.config.logger.error(`${message}\n${frame}`, { timestamp: true })
        this.environment.hot.send({
          type: 'error',
          err: { plugin: 'folio:portfolio', id, loc, frame, message, stack: '' },
        })
        return []
      }
      const { moduleGraph } = this.environment
      const modules = [moduleId, stylesId].flatMap(
        (id) => moduleGraph.getModuleById(resolved(id)) ?? [],
      )
      // A page that began with a mistake has none of them yet.
      if (modules.length === 0) this.environment.hot.send({ type: 'full-reload' })
      return modules
    },
  }
}

/** Serves what a build would make of the content beside the documents: icons, manifest and such. */
function serveSiteFiles(file: string, base: string, publicDir: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = request.url?.split('?')[0] ?? ''
    const name = path.startsWith(base) ? path.slice(base.length) : ''
    const isMade = siteFile.test(name) && !isOwnFile(publicDir, name)
    const body = isMade ? await makeSiteFile(file, base, name) : undefined
    if (body === undefined) {
      next()
      return
    }
    if (name.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml')
    response.end(body)
  }
}

const siteFile = /^[\w-]+\.(?:ico|png|svg|txt|webmanifest|xml)$/u

/** A file of the content's; undefined where there is none of that name. */
async function makeSiteFile(file: string, base: string, name: string) {
  try {
    return (await siteFiles(readContent(file), base)).files[name]
  } catch (error) {
    // A mistake in the content is told of by the page itself.
    if (error instanceof ContentError) return undefined
    throw error
  }
}

function isContent(changed: string, file: string, folder: string): boolean {
  return (
    changed === file ||
    ['media', 'animations'].some((name) => changed.startsWith(`${folder}${sep}${name}${sep}`))
  )
}
