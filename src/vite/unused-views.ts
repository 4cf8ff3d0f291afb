import { normalizePath, type Plugin } from 'vite'

import type { Portfolio } from '#content/portfolio.ts'
import { listProjectPages } from '#content/records/project-pages.ts'
import { findEngineFile } from '#disk/folders.ts'
import { loadPortfolio } from '#disk/load-portfolio.ts'
import { findContentFile } from '#disk/owner/own-files.ts'

// Vite's ids have slashes on every system.
const findPath = (module: string) => normalizePath(findEngineFile(module))
const sections = findPath('src/sections/views.ts')
/** The views around the sections that not every content uses, as other modules import them. */
const siteViews = [
  {
    importer: findPath('src/site/project-page/project-route.tsx'),
    view: './project-page',
    isUsed: (content: Portfolio) => listProjectPages(content).length > 0,
  },
  {
    importer: findPath('src/site/own-page/own-page-route.tsx'),
    view: './own-page',
    isUsed: (content: Portfolio) => content.ownPages.length > 0,
  },
  {
    importer: findPath('src/site/footer/site-footer.tsx'),
    view: './footer-view',
    isUsed: (content: Portfolio) => content.footer !== undefined,
  },
]
/** The module that replaces a view. Its chunk holds nothing, and no page loads it. */
export const unusedView = '\0folio:unused-view'

/**
 * Leaves out of a build the views and styles of section types that the content does not have, and
 * those of a footer and of kinds of pages that it does not have.
 */
export function unusedViews(content = findContentFile()): Plugin {
  let portfolio: Portfolio | undefined
  return {
    name: 'folio:unused-views',
    apply: 'build',
    sharedDuringBuild: true,
    // Before Vite resolves files.
    enforce: 'pre',
    buildStart() {
      // Undefined if it has errors, which the plugin of the portfolio reports.
      portfolio = loadPortfolio(content).portfolio
    },
    resolveId(source, importer) {
      return portfolio && !isUsed(portfolio, source, importer) ? unusedView : undefined
    },
    load: (id) => (id === unusedView ? 'export {}' : undefined),
  }
}

/** Whether content uses a module that another one imports. */
function isUsed(content: Portfolio, source: string, importer: string | undefined): boolean {
  const name = source.replace(/\.[jt]sx$/u, '')
  const view = siteViews.find((one) => one.importer === importer && one.view === name)
  if (view) return view.isUsed(content)
  const type = importer === sections ? /^\.\/([\w-]+)\/\1$/u.exec(name)?.[1] : undefined
  return type === undefined || content.sections.some((section) => section.type === type)
}
