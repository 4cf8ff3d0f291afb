import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'

import { findClosest } from '#problems/find-closest.ts'
import type { Problem } from '#problems/problem.ts'
import { locateInFile } from '#validate/locate-problems.ts'
import { isFile } from '#validate/links/check-site-file.ts'
import type { FindFileFault } from '#validate/style/check-named-files.ts'
import { hasAvifMetadata } from '#validate/assets/pictures/copied-metadata.ts'
import type * as StyleChecks from '#validate/style/check-style-sheet.ts'
import { decodeAddress } from '#fields/links/decode-address.ts'
import { engineFolder } from '#disk/folders.ts'
import { formatPath } from '#disk/format-path.ts'
import { listEntries, listNames } from '#disk/list-entries.ts'
import { readBytes, readText } from '#disk/read-text.ts'
import { createSpellingCheck } from '#disk/spelling-check.ts'

import type { CheckedFile } from './checked-file.ts'
import { decodeFileAddress } from './decode-file-address.ts'
import { findMisplacedStyles } from './find-misplaced-styles.ts'
import { findPublicFolder, sectionsFolder, findStyleSheet } from './own-files.ts'
import { listPublicFiles } from './public-folder.ts'

const require = createRequire(import.meta.url)

/**
 * Reads and checks the owner's style sheet, and reports others that the build does not take. `portfolio`
 * says which hosts are allowed, and `published` is the folder of the files that begin with "/".
 */
export function readOwnStyles(
  portfolio: unknown,
  contentFile: string,
  file = findStyleSheet(contentFile),
  published = findPublicFolder(contentFile),
): CheckedFile[] {
  const sheets: CheckedFile[] = []
  if (existsSync(file)) {
    const text = readText(file).replace(/^\uFEFF/u, '')
    const findFileFault = createSearch(dirname(file), published, dirname(contentFile))
    // Few sites have a style sheet.
    const { checkStyleSheet }: typeof StyleChecks = require('#validate/style/check-style-sheet.ts')
    const problems = checkStyleSheet(text, portfolio, findFileFault, listProperties)
    sheets.push({ file, text, problems })
  }
  for (const { file: other, help } of findMisplacedStyles(contentFile, file, published)) {
    sheets.push({ file: other, text: '', problems: describeMisplaced(help) })
  }
  return sheets
}

/** What a style sheet shows. The build publishes each file that the sheet names. */
const isPictureOrFont = /\.(?:apng|avif|bmp|cur|gif|ico|jpe?g|otf|png|svg|ttf|webp|woff2?)$/iu

/** Creates a function that finds files of `public`, and those relative to the style sheet. */
function createSearch(folder: string, published: string, content: string): FindFileFault {
  const files = { paths: new Set(listPublicFiles(published)), base: '/' }
  const isSpelledRight = createSpellingCheck(folder)
  return (address) => {
    const isPublic = address.startsWith('/')
    const file = isPublic
      ? join(published, decodeAddress(address))
      : join(folder, decodeFileAddress(address))
    const place = formatPath(file)
    const isThere = isPublic
      ? isFile(address, files)
      : existsSync(file) && isSpelledRight(decodeFileAddress(address))
    if (isThere) {
      if (!isPublic && !isOwnPicture(file, [folder, content])) return { place, isPrivate: true }
      if (isBrokenFont(file)) return { place, isBroken: true }
      return hasMetadata(file) ? { place, hasMetadata: true } : undefined
    }
    // Fields of the content name files from its folder.
    const isInContent = existsSync(join(content, decodeAddress(address)))
    const meant = relative(folder, join(content, address)).split(sep).join('/')
    return { place, meant: isInContent ? meant : findNeighbour(file, address) }
  }
}

/** The address of the file in the same folder that a misspelled name most likely means. */
function findNeighbour(file: string, address: string): string | undefined {
  const name = basename(file)
  const near = findClosest(name, listNames(dirname(file)))
  return near !== undefined && address.endsWith(name)
    ? address.slice(0, -name.length) + near
    : undefined
}

/** How the formats of fonts begin, whatever the name of the file: WOFF2, WOFF, OpenType, TrueType, a collection. */
const fontStarts = new Set(['wOF2', 'wOFF', 'OTTO', '\0\u0001\0\0', 'true', 'ttcf'])

/** Whether a file with the name of a font is none, as a web page that was saved under it. */
function isBrokenFont(file: string): boolean {
  return (
    /\.(?:otf|ttf|woff2?)$/iu.test(file) &&
    !fontStarts.has(readBytes(file).toString('latin1', 0, 4))
  )
}

/** Whether the build publishes a picture with EXIF or XMP: it drops those of other formats. */
function hasMetadata(file: string): boolean {
  return /\.avif$/iu.test(file) && hasAvifMetadata(readBytes(file))
}

/** Whether a file is a picture or a font in these folders, and not a link that leads out of them. */
export function isOwnPicture(file: string, folders: readonly string[]): boolean {
  const path = realpathSync(file)
  return (
    isPictureOrFont.test(path) &&
    folders.some((folder) => existsSync(folder) && path.startsWith(`${realpathSync(folder)}${sep}`))
  )
}

/** Lists the custom properties that the engine and the owner's views set. Few style sheets need it. */
function listProperties(): ReadonlySet<string> {
  const files = [join(engineFolder, 'src'), sectionsFolder]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      listEntries(folder)
        .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:css|[jt]sx?)$/u.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<![\w-])--[a-z][\w-]*(?=['"`\]]*[:,])/giu)].map(
        String,
      ),
    ),
  )
}

function describeMisplaced(help: string): Problem[] {
  const message = 'The page does not use this style sheet.'
  return locateInFile({ code: 'style/misplaced', message, help })
}
