import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

import { engineFolder, ownerFolder } from '#disk/folders.ts'
import { isFolder } from '#disk/is-folder.ts'
import { listNames } from '#disk/list-entries.ts'
import { packageName } from '#disk/package-name.ts'

/** Tests of the engine name another folder: otherwise the owner's files would be in the sites that they build. */
const given = process.env['OWN_FILES_FOLDER']

/** The folder of the owner's section types. */
export const sectionsFolder = join(given ?? ownerFolder, 'sections')

/** Returns the path of the content file: CONTENT_FILE, or content/portfolio.json. */
export function findContentFile(): string {
  return resolve(
    findContent(process.env['CONTENT_FILE'] || join(ownerFolder, 'content/portfolio.json')),
  )
}

/**
 * Returns the content file of a folder, also the only JSON file in it, or the path itself. Where permissions do not
 * allow a look, reading the file reports that.
 */
export function findContent(path: string): string {
  if (!isFolder(path)) return path
  const files = ['portfolio.json', 'content/portfolio.json'].map((name) => join(path, name))
  const [only, ...others] = listNames(path).filter(
    (name) => /^[^.].*\.json$/u.test(name) && isContent(join(path, name)),
  )
  const alone = only !== undefined && others.length === 0 ? [join(path, only)] : []
  return [...files.filter((file) => existsSync(file)), ...alone][0] ?? join(path, 'portfolio.json')
}

/** Whether a JSON file may be a content: other programs have files beside it. */
function isContent(file: string): boolean {
  try {
    return (
      statSync(file).isFile() &&
      /"(?:sections|schemaVersion)"\s*:/u.test(readFileSync(file, 'utf8'))
    )
  } catch {
    // A link that leads nowhere, or a file of somebody else.
    return false
  }
}

/** Returns the folder of files that are part of the site as they are. */
export function findPublicFolder(file = findContentFile()): string {
  return findBeside(file, 'public')
}

/** The schema with the owner's types of section: its path in the owner's folder. */
export const schemaName = 'schema/portfolio.schema.json'

/**
 * Returns the path of the schema from a folder: the one with the owner's types of section, that of the
 * installed package, or that of the engine.
 */
export function findSchema(folder: string): string {
  const installed = join(ownerFolder, 'node_modules', packageName)
  const files = [ownerFolder, installed, engineFolder].map((place) => join(place, schemaName))
  const file = files.find((path) => existsSync(path)) ?? schemaName
  return relative(folder, file).split(sep).join('/')
}

/** Returns the path of the owner's style sheet. */
export function findStyleSheet(file = findContentFile()): string {
  return findBeside(file, 'style.css')
}

/**
 * A content elsewhere may have files of its own beside it, or beside its folder `content`. Otherwise
 * it has those of the owner's folder. If neither is there, a new one is expected beside a content elsewhere: the
 * development server follows it.
 */
function findBeside(file: string, name: string): string {
  if (given !== undefined) return join(given, name)
  const folder = dirname(file)
  const beside = join(basename(folder) === 'content' ? dirname(folder) : folder, name)
  const own = join(ownerFolder, name)
  const isElsewhere = !beside.startsWith(`${ownerFolder}${sep}`)
  return existsSync(beside) || (isElsewhere && !existsSync(own)) ? beside : own
}
