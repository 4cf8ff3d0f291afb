import { join } from 'node:path'

import type { Plugin } from 'vite'

import { contentFile, loadPortfolio, projectRoot } from '#disk/load-portfolio.ts'

const list = join(projectRoot, 'src/sections/views.ts')
/** The module that replaces a view. Its chunk holds nothing, and no page loads it. */
export const unusedView = '\0folio:unused-view'

/** Leaves out of a build the views and styles of section types that the content does not have. */
export function unusedViews(content = contentFile()): Plugin {
  let used: ReadonlySet<string> | undefined
  return {
    name: 'folio:unused-views',
    apply: 'build',
    sharedDuringBuild: true,
    // Before Vite resolves files.
    enforce: 'pre',
    buildStart() {
      const { portfolio } = loadPortfolio(content)
      // The plugin of the portfolio reports errors.
      used = portfolio && new Set(portfolio.sections.map(({ type }) => type))
    },
    resolveId(source, importer) {
      const type = importer === list ? /^\.\/([\w-]+)\/\1\.tsx$/u.exec(source)?.[1] : undefined
      return type === undefined || used?.has(type) !== false ? undefined : unusedView
    },
    load: (id) => (id === unusedView ? 'export {}' : undefined),
  }
}
