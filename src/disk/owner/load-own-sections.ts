import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { formatPath } from '#disk/format-path.ts'
import { hasCode } from '#disk/has-code.ts'
import { packageName } from '#disk/package-name.ts'
import { readText } from '#disk/read-text.ts'
import { Refusal } from '#disk/refusal.ts'
import { ownSections, registerOwnSections } from '#sections/own-sections.ts'

import { findSourceLine } from './find-source-line.ts'
import { sectionsFolder } from './own-files.ts'

const names = ['index.ts', 'index.js']

/**
 * Loads the section types of the owner's folder `sections`, if there is one. It runs before anything
 * that knows the types. Rejects with a Refusal that names the file and the line of what is wrong.
 */
export async function loadOwnSections(folder = sectionsFolder): Promise<void> {
  // "start" loads them, and the service that it starts does, too.
  if (ownSections.size > 0 || !existsSync(folder)) return
  const file = names.map((name) => join(folder, name)).find((path) => existsSync(path))
  if (file === undefined) {
    throw new Refusal(
      `${formatPath(folder)} has no index.ts. Write one that exports "sections", the list of your section types, or delete the folder.`,
    )
  }
  try {
    const { sections } = await import(pathToFileURL(file).href)
    registerOwnSections(sections)
  } catch (error) {
    throw locateInSections(error, folder, file)
  }
  for (const { view } of ownSections.values()) {
    const path = fileURLToPath(view)
    if (!existsSync(path)) {
      throw new Refusal(`${formatPath(path)} cannot be read: there is no such file. It is a view.`)
    }
    if (!hasDefaultExport(readText(path))) {
      throw new Refusal(
        `${formatPath(path)} has no default export. Write "export default" before the function that is the view.`,
      )
    }
  }
}

/** Whether the text of a module may have a default export: React's own message names no file. */
export function hasDefaultExport(text: string): boolean {
  return /\bexport\s+default\b|\bdefault\s*[,}]/u.test(text)
}

/**
 * Names the place in the owner's files that an error comes from: a line of `file`, or of another one
 * in the folder. Returns undefined if it comes from elsewhere and no `file` is given.
 */
export function locateInSections(
  error: unknown,
  folder = sectionsFolder,
  file?: string,
): Refusal | undefined {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  // Node names a module by its address, and by its path where a source map leads to it.
  const starts = [pathToFileURL(folder).href, folder]
  const [place] = stack
    .split('\n')
    .map(findSourceLine)
    .flatMap((line) => {
      const start = starts.find((each) => line.includes(each))
      const found = start && /^(.+?)(:\d+(?::\d+)?)\)?$/u.exec(line.slice(line.indexOf(start)))
      return found ? [{ path: found[1] ?? '', position: found[2] ?? '' }] : []
    })
  const path = place?.path.startsWith('file:') ? fileURLToPath(place.path) : (place?.path ?? file)
  if (path === undefined) return undefined
  const said = `${formatPath(path)}${place?.position ?? ''}: ${message}`
  return new Refusal(`${said}${adviseOnImport(error, message)}`, { cause: error })
}

/**
 * Says what to write in place of an import: sections may come from a clone of Folio, or go into one, and
 * Node takes no names of files that bundlers complete, and no styles or views.
 */
function adviseOnImport(error: unknown, message: string): string {
  const [clone, site] = ["'#index.ts' and '#view.ts'", `'${packageName}' and '${packageName}/view'`]
  if (/"#(?:index|view)\.ts" is not defined/u.test(message)) {
    return `. Outside of a clone of Folio, import ${site} in place of ${clone}.`
  }
  if (message.includes(`Cannot find package '${packageName}'`)) {
    return `. In a clone of Folio, import ${clone} in place of ${site}.`
  }
  if (hasCode(error, 'ERR_MODULE_NOT_FOUND')) {
    return '. Write the whole name of a file, as "./timeline/schema.ts", and install a package with npm.'
  }
  return hasCode(error, 'ERR_UNKNOWN_FILE_EXTENSION')
    ? '. Only a view imports such a file: schema.ts names the view in "view".'
    : ''
}
