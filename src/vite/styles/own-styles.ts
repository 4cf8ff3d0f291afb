import { existsSync, watch } from 'node:fs'
import { dirname } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import { enginePath } from '#disk/folders.ts'
import { styleSheet } from '#disk/own-files.ts'
import { modulePath } from '#vite/module-path.ts'

/** Browsers keep the modules of an installed package: this one, which may import the sheet, is none. */
const moduleId = 'virtual:own-styles'
const resolved = `\0${moduleId}`

/** Adds the owner's style sheet to the page, in the last cascade layer: its rules win. */
export function ownStyles(file = styleSheet()): Plugin {
  const sheet = normalizePath(file)
  const holder = normalizePath(enginePath('src/site/styles.ts'))
  return {
    name: 'folio:own-styles',
    enforce: 'pre',
    sharedDuringBuild: true,
    // Vite follows the edits of a sheet that is there. Its watcher misses a new file in a folder where it
    // waits for another one, such as "public".
    configureServer({ environments, ws }) {
      let isThere = existsSync(file)
      const reload = () => {
        if (existsSync(file) === isThere) return
        isThere = !isThere
        for (const { moduleGraph } of Object.values(environments)) {
          const found = moduleGraph.getModuleById(resolved)
          if (found) moduleGraph.invalidateModule(found)
        }
        ws.send({ type: 'full-reload' })
      }
      watch(dirname(file), reload).unref()
    },
    resolveId: (id) => (id === moduleId ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined
      return existsSync(file) ? `import ${JSON.stringify(sheet)}` : ''
    },
    transform(code, id) {
      const path = modulePath(id)
      if (path === holder) return { code: `${code}\nimport '${moduleId}'\n`, map: null }
      if (path !== sheet) return undefined
      // On the same line, so that problems have the line of the file.
      return { code: `@layer owner {${code.replace(/^\uFEFF/u, '')}\n}`, map: null }
    },
  }
}
