import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Plugin } from 'vite'

import { writeProjectPath } from '#profile/project-anchor.ts'
import { findContentFile, findStyleSheet } from '#disk/owner/own-files.ts'
import { readText } from '#disk/read-text.ts'

import { contentUpdates, printProblems } from './development/content-updates.ts'
import { writeReport } from './development/reload-if-edited.ts'
import { fillDocument } from './document/document-head.ts'
import { subsetTypefaces } from './fonts/subset-typefaces.ts'
import { dropMetadata } from './pictures/drop-metadata.ts'
import { addPhotos } from './pictures/photos.ts'
import {
  listContentModules,
  markResolved,
  moduleId,
  stylesId,
} from './portfolio/content-modules.ts'
import { createPageReading, type PageReading } from './portfolio/page-reading.ts'
import { createPortfolioModule } from './portfolio/portfolio-module.ts'
import { createContentStyles } from './styles/content-styles.ts'
import { measureDisplayTexts } from './styles/display-texts.ts'
import { ownStyles } from './styles/own-styles.ts'

/**
 * Provides the validated content to the page, as a module and a style sheet, and the owner's style sheet. An
 * error in the content fails a build. In development, edits update the page.
 */
export function portfolioPlugin(): Plugin[] {
  const reading = createPageReading(findContentFile())
  return [
    ownStyles(findStyleSheet(reading.file), () => printProblems(reading)),
    contentModules(reading),
    contentUpdates(reading),
  ]
}

function contentModules(reading: PageReading): Plugin {
  const { file } = reading
  const folder = dirname(file)
  let base = '/'
  let isBuild = false
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
      if (isBuild && reading.hadError) return { code: '', map: null }
      const written = isBuild ? reading.read() : await reading.readWritten()
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
      const ownRules = existsSync(sheet) ? readText(sheet) : ''
      const texts = await measureDisplayTexts(portfolio, ownRules)
      return { code: createContentStyles(portfolio, texts, faces), map: null }
    },
    // Photos of the content have no metadata: addPhotos draws them again. Those of style.css have.
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset') continue
        output.source = dropMetadata(output.fileName, output.source)
      }
    },
    transformIndexHtml: {
      // Vite would write the base before each address a second time.
      order: 'post',
      async handler(html, { server, originalUrl = '/' }) {
        if (!server) return undefined
        // The watcher may not have reported an edit yet.
        const { moduleGraph } = server.environments.client
        for (const module of listContentModules(moduleGraph)) moduleGraph.invalidateModule(module)
        const portfolio = await reading.readWritten()
        const path = originalUrl.split(/[?#]/u)[0]?.slice(server.config.base.length)
        const wanted = `${path?.replace(/\/$/u, '')}/`
        const page =
          portfolio.pages.find(({ project }) => wanted === writeProjectPath(project.id)) ??
          portfolio.ownPages.find((one) => wanted === one.path)
        const shown = page ?? (path === '' ? 'main' : 'not-found')
        return fillDocument(html, portfolio, shown, { base }).replace('<!--page-->', '')
      },
    },
  }
}
