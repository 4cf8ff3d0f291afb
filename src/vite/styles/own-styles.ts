import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

import { normalizePath, type Plugin, type ViteDevServer } from 'vite'

import { findEngineFile } from '#disk/folders.ts'
import { formatPath } from '#disk/format-path.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { isOwnPicture } from '#disk/owner/own-styles.ts'
import { readModulePath } from '#vite/read-module-path.ts'
import { followStyleSheet } from '#vite/development/follow-style-sheet.ts'
import { reportMissedWrite } from '#vite/development/report-missed-write.ts'
import type { ContentError } from '#vite/portfolio/read-content.ts'

import { findShownError } from './find-shown-error.ts'
import { readIfFile } from './read-if-file.ts'

/** Browsers keep the modules of an installed package: this one, which may import the sheet, is none. */
const moduleId = 'virtual:own-styles'
const resolved = `\0${moduleId}`

/**
 * Adds the owner's style sheet to the page, in the last cascade layer: its rules win. In development, `onEdit` is
 * called after each edit without an error that the page shows.
 */
export function ownStyles(file: string, onEdit: () => void = () => {}): Plugin {
  const sheet = normalizePath(file)
  const holder = normalizePath(findEngineFile('src/site/styles.ts'))
  let isBuild = false
  let root = ''
  /** Whether the page has the sheet. A new one that cannot be read waits for its correction. */
  let isOnPage = existsSync(file)
  return {
    name: 'folio:own-styles',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved: (config) => {
      isBuild = config.command === 'build'
      root = config.root
    },
    // Vite follows the edits of a sheet that is there. Its watcher misses a new file in a folder where it
    // waits for another one, such as "public", and the correction of one that it could not read.
    configureServer(server) {
      isOnPage = existsSync(file)
      followStyleSheet(file, (error, before) => {
        if (error) {
          if (error.frame !== before?.frame) showError(server, error)
          return
        }
        onEdit()
        const isThere = existsSync(file)
        const isSeenByVite = isThere === isOnPage && before === undefined
        isOnPage = isThere
        if (!isSeenByVite) reload(server, [resolved, sheet])
      })
    },
    async hotUpdate(update) {
      if (update.file !== sheet || this.environment.name !== 'client') return
      await reportMissedWrite(update.server.watcher, file)
    },
    resolveId: (id) => (id === moduleId ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined
      return isOnPage && existsSync(file) ? `import ${JSON.stringify(sheet)}` : ''
    },
    transform(code, id) {
      const path = readModulePath(id)
      if (path === holder) return { code: `${code}\nimport '${moduleId}'\n`, map: null }
      if (path !== sheet) return undefined
      // In a build, the validation before it refuses the sheet.
      const error = isBuild ? undefined : findShownError(file, code)
      if (error) throw error
      // On the same line, so that problems have the line of the file.
      return { code: `@layer owner {${code.replace(/^\uFEFF/u, '')}\n}`, map: null }
    },
    // Validation reads the addresses as browsers do. Vite may find a file by another reading.
    generateBundle(_, bundle) {
      const text = (readIfFile(file) ?? '').replaceAll('\\', '')
      const folders = [dirname(file), dirname(findContentFile())]
      const published = Object.values(bundle)
        .flatMap((output) => (output.type === 'asset' ? output.originalFileNames : []))
        .map((name) => resolve(root, name))
        .find((path) => text.includes(basename(path)) && !isOwnPicture(path, folders))
      if (published === undefined) return
      this.error(
        `${formatPath(file)} would publish ${formatPath(published)}, which is not a picture or a font in the folder of the site. Delete its address.`,
      )
    },
  }
}

/** Shows an error over an open page. Vite keeps it for the next page, which may open after its correction. */
function showError({ ws }: ViteDevServer, { id, loc, frame, message }: ContentError) {
  if (ws.clients.size === 0) return
  ws.send({ type: 'error', err: { id, loc, frame, message, stack: '' } })
}

/** Loads the page again, with new modules of these names and files. */
function reload({ environments, ws }: ViteDevServer, names: readonly string[]) {
  for (const { moduleGraph } of Object.values(environments)) {
    const outdated = names.flatMap((name) => [
      moduleGraph.getModuleById(name),
      ...(moduleGraph.getModulesByFile(name) ?? []),
    ])
    for (const one of outdated) if (one) moduleGraph.invalidateModule(one)
  }
  ws.send({ type: 'full-reload' })
}
