import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import { findEngineFile } from '#disk/folders.ts'
import { formatPath } from '#disk/format-path.ts'
import { findContentFile, findStyleSheet } from '#disk/owner/own-files.ts'
import { isOwnPicture } from '#disk/owner/own-styles.ts'
import { checkStyleSheet } from '#validate/style/check-style-sheet.ts'
import { readModulePath } from '#vite/read-module-path.ts'
import { ContentError } from '#vite/portfolio/read-content.ts'
import { watchFolder } from '#vite/development/watch-folder.ts'
import { reportMissedWrite } from '#vite/development/report-missed-write.ts'
import { waitUntilWritten } from '#vite/development/wait-until-written.ts'

/** Browsers keep the modules of an installed package: this one, which may import the sheet, is none. */
const moduleId = 'virtual:own-styles'
const resolved = `\0${moduleId}`

/** Adds the owner's style sheet to the page, in the last cascade layer: its rules win. */
export function ownStyles(file = findStyleSheet()): Plugin {
  const sheet = normalizePath(file)
  const holder = normalizePath(findEngineFile('src/site/styles.ts'))
  let isBuild = false
  let root = ''
  /** A new sheet that cannot be read waits for its correction: the page stays as it is. */
  let isHeld = false
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
    configureServer({ environments, ws }) {
      const readError = () => {
        const text = readIfFile(file)
        return text === undefined ? undefined : findShownError(file, text)
      }
      let isThere = existsSync(file)
      /** The error of the sheet as it was last read. */
      let known = readError()?.frame
      const follow = async () => {
        if (existsSync(file)) await waitUntilWritten(file)
        const before = known
        const error = readError()
        known = error?.frame
        isHeld = error !== undefined && !isThere
        if (error) {
          const { id, loc, frame, message } = error
          // Other files of the folder change, too. Vite keeps an error for the next page, which may open
          // after its correction.
          if (known !== before && ws.clients.size > 0) {
            ws.send({ type: 'error', err: { id, loc, frame, message, stack: '' } })
          }
          return
        }
        if (existsSync(file) === isThere && before === undefined) return
        isThere = existsSync(file)
        for (const { moduleGraph } of Object.values(environments)) {
          const ofSheet = moduleGraph.getModulesByFile(sheet) ?? []
          const outdated = [moduleGraph.getModuleById(resolved), ...ofSheet]
          for (const one of outdated) if (one) moduleGraph.invalidateModule(one)
        }
        ws.send({ type: 'full-reload' })
      }
      watchFolder(dirname(file), () => void follow())
    },
    async hotUpdate(update) {
      if (update.file !== sheet || this.environment.name !== 'client') return
      await reportMissedWrite(update.server.watcher, file)
    },
    resolveId: (id) => (id === moduleId ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined
      return existsSync(file) && !isHeld ? `import ${JSON.stringify(sheet)}` : ''
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

/** The text of a file; undefined for none, for a folder, and for one that cannot be read. */
export function readIfFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The first error of a style sheet with which the page cannot have it, in the words of validation. */
export function findShownError(file: string, code: string): ContentError | undefined {
  const text = code.replace(/^\uFEFF/u, '')
  const problem = checkStyleSheet(text, {}).find((one) =>
    ['style/syntax', 'style/movement'].includes(one.code),
  )
  return problem?.severity === 'error' ? new ContentError([{ file, text, problem }]) : undefined
}
