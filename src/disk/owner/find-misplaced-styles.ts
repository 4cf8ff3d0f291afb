import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'

import { findClosest } from '#problems/find-closest.ts'

import { formatPath } from '#disk/format-path.ts'
import { listPublicFiles } from './public-folder.ts'

/** A style sheet that the page does not use, and what to do about it. */
type MisplacedSheet = { readonly file: string; readonly help: string }

/** Names that owners give to the style sheet of a site. */
const usualNames = new Set(['app', 'custom', 'global', 'globals', 'index', 'main', 'site', 'theme'])

/**
 * Finds style sheets that the owner may take for the style sheet of the page, which is `file`. They have
 * another name, are beside the content, or are in the folder `published`, and no file there names them.
 */
export function findMisplacedStyles(
  contentFile: string,
  file: string,
  published: string,
): MisplacedSheet[] {
  const content = dirname(contentFile)
  const site = basename(content) === 'content' ? dirname(content) : content
  // The page uses a "style.css" in each of these.
  const expected = new Set([dirname(file), site])
  return [...new Set([...expected, content, published])].flatMap((folder) =>
    listNearNames(folder)
      .map((name) => join(folder, name))
      .filter((sheet) => !(expected.has(folder) && basename(sheet) === 'style.css'))
      .filter((sheet) => !isSame(sheet, file))
      .filter((sheet) => folder !== published || !isNamed(sheet, published))
      .map((sheet) => {
        const isFree = expected.has(folder) && !listNearNames(folder).includes('style.css')
        return { file: sheet, help: isFree ? 'Rename it to "style.css".' : adviseToMove(file) }
      }),
  )
}

function adviseToMove(file: string): string {
  return `Move ${existsSync(file) ? 'its rules' : 'it'} to ${formatPath(file)}.`
}

/** Lists the style sheets of a folder, by their names as they are written, which may be meant as "style.css". */
function listNearNames(folder: string): string[] {
  return listFiles(folder)
    .filter((name) => {
      const extension = extname(name)
      const stem = basename(name, extension).toLowerCase()
      return (
        extension.toLowerCase() === '.css' &&
        (stem === 'style' || usualNames.has(stem) || findClosest(stem, ['style']) !== undefined)
      )
    })
    .toSorted()
}

/** Lists the files of a folder. Empty if it is not there or cannot be read. */
function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  } catch {
    return []
  }
}

/** Whether a page, script or style sheet in a folder names a file of it. */
function isNamed(sheet: string, folder: string): boolean {
  return listPublicFiles(folder)
    .filter((path) => /\.(?:html?|css|m?js|svg|xml|xsl)$/iu.test(path))
    .map((path) => join(folder, path))
    .some((path) => path !== sheet && readPublicFile(path).includes(basename(sheet)))
}

/** Validation reports elsewhere that a file cannot be read. */
function readPublicFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** A link may lead to the other file. */
function isSame(file: string, other: string): boolean {
  return existsSync(file) && existsSync(other) && realpathSync(file) === realpathSync(other)
}
