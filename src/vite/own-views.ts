import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'

import { normalizePath, type Plugin } from 'vite'

import { findEngineFile } from '#disk/folders.ts'
import { formatPath } from '#disk/format-path.ts'
import { loadPortfolio } from '#disk/load-portfolio.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { ownSections } from '#sections/own-sections.ts'

import { followOwnSections } from './development/follow-own-sections.ts'
import { readModulePath } from './read-module-path.ts'

const moduleId = normalizePath(findEngineFile('src/sections/own-views.ts'))

/**
 * Puts the views of the owner's section types into the page. A build has only those of types that the
 * content uses.
 */
export function ownViews(): Plugin {
  let isBuild = false
  return {
    name: 'folio:own-views',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    configureServer(server) {
      followOwnSections(server, (line) => server.config.logger.warn(line, { timestamp: true }))
    },
    load(id) {
      if (readModulePath(id) !== moduleId || ownSections.size === 0) return undefined
      const used = new Set<string>(
        isBuild ? loadPortfolio(findContentFile()).portfolio?.sections.map(({ type }) => type) : [],
      )
      const entries = [...ownSections]
        .filter(([type]) => !isBuild || used.has(type))
        .map(([type, { view }]) => {
          const path = normalizePath(fileURLToPath(view))
          const [name, file] = [basename(path, extname(path)), formatPath(path)]
          const load = `(await import(${JSON.stringify(path)})).default`
          // The build renders every view: a browser need not check it again.
          const component =
            this.environment.name === 'ssr'
              ? `requireComponent(${load}, ${JSON.stringify(file)})`
              : load
          return `${JSON.stringify(type)}: createChunk(${JSON.stringify(name)}, async () => ${component}),`
        })
      const code = `import { createChunk } from '#ui/chunk/chunk.ts'\nimport { requireComponent } from '#sections/require-component.ts'\nexport const ownViews = {\n${entries.join('\n')}\n}\n`
      return { code, map: null }
    },
  }
}
