import { join } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import type { Portfolio } from '#content/portfolio.ts'
import { listProjectPages } from '#content/project-pages.ts'
import { contentFile, loadPortfolio, projectRoot } from '#disk/load-portfolio.ts'

// Vite's ids have slashes on every system.
const sections = normalizePath(join(projectRoot, 'src/sections/views.ts'))
const site = normalizePath(join(projectRoot, 'src/site/'))
/** The views around the sections that not every content uses, as other modules import them. */
const siteViews = [
  {
    importer: `${site}project-page/project-route.tsx`,
    source: './project-page.tsx',
    isUsed: (content: Portfolio) => listProjectPages(content).length > 0,
  },
  {
    importer: `${site}own-page/own-page-route.tsx`,
    source: './own-page.tsx',
    isUsed: (content: Portfolio) => content.ownPages.length > 0,
  },
  {
    importer: `${site}footer/site-footer.tsx`,
    source: './footer.tsx',
    isUsed: (content: Portfolio) => content.footer !== undefined,
  },
]
/** The module that replaces a view. Its chunk holds nothing, and no page loads it. */
export const unusedView = '\0folio:unused-view'

/**
 * Leaves out of a build the views and styles of section types that the content does not have, and
 * those of a footer and of kinds of pages that it does not have.
 */
export function unusedViews(content = contentFile()): Plugin {
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
  const view = siteViews.find((one) => one.importer === importer && one.source === source)
  if (view) return view.isUsed(content)
  const type = importer === sections ? /^\.\/([\w-]+)\/\1\.tsx$/u.exec(source)?.[1] : undefined
  return type === undefined || content.sections.some((section) => section.type === type)
}
