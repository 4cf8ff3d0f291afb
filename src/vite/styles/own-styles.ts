import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import { enginePath, ownerFolder } from '#disk/folders.ts'
import { modulePath } from '#vite/module-path.ts'

/** Browsers keep the modules of an installed package: this one, which may import the sheet, is none. */
const moduleId = 'virtual:own-styles'
const resolved = `\0${moduleId}`

/** Adds the owner's style sheet to the page, in the last cascade layer: its rules win. */
export function ownStyles(file = join(ownerFolder, 'style.css')): Plugin {
  const sheet = normalizePath(file)
  const holder = normalizePath(enginePath('src/site/styles.ts'))
  return {
    name: 'folio:own-styles',
    enforce: 'pre',
    sharedDuringBuild: true,
    // A sheet that is there from the start is a module, which Vite follows itself.
    configureServer({ watcher, environments, ws }) {
      const reload = (path: string) => {
        if (normalizePath(path) !== sheet) return
        for (const { moduleGraph } of Object.values(environments)) {
          const found = moduleGraph.getModuleById(resolved)
          if (found) moduleGraph.invalidateModule(found)
        }
        ws.send({ type: 'full-reload' })
      }
      // In an installed site the owner's folder is outside the root that Vite watches.
      watcher.add(file)
      watcher.on('add', reload).on('unlink', reload)
    },
    resolveId: (id) => (id === moduleId ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined
      return existsSync(file) ? `import ${JSON.stringify(sheet)}` : ''
    },
    transform(code, id) {
      const path = modulePath(id)
      if (path === holder) return { code: `${code}\nimport '${moduleId}'\n`, map: null }
      // On the same line, so that problems have the line of the file.
      return path === sheet ? { code: `@layer owner {${code}\n}`, map: null } : undefined
    },
  }
}
