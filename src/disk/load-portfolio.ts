import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'

import type { AssetFile } from '#content/check-assets.ts'
import { checkPortfolio, type CheckResult } from '#content/check-portfolio.ts'

import { readText } from './read-text.ts'

/** The folder of the project: where `content`, `schema` and `dist` stand. */
export const projectRoot = resolve(import.meta.dirname, '../..')

/** The content file of the site; CONTENT_FILE in the environment names another. */
export function contentFile(): string {
  return resolve(process.env['CONTENT_FILE'] || join(projectRoot, 'content/portfolio.json'))
}

let known: { readonly text: string; readonly schema: object } | undefined

/** The same object as long as the file says the same, since a schema is compiled once. */
function readPublishedSchema(): object {
  const text = readFileSync(join(projectRoot, 'schema/portfolio.schema.json'), 'utf8')
  if (known?.text !== text) known = { text, schema: JSON.parse(text) }
  return known.schema
}

/**
 * Reads and checks a content file, or another text as if it stood there. Throws a
 * Refusal where the file cannot be read.
 */
export function loadPortfolio(
  file: string,
  text = readText(file),
): CheckResult & { readonly text: string } {
  const folder = dirname(file)
  const isSpelt = speller(folder)
  return {
    text,
    ...checkPortfolio(text, {
      hasAsset: (path) => sizeOf(join(folder, path)) !== undefined && isSpelt(path),
      openAsset: (path) => openFile(folder, join(folder, path)),
      listAssets: () => ['animations', 'media'].flatMap((name) => listFiles(folder, name)),
      publishedSchema: readPublishedSchema(),
      isAddress: (address) => URL.canParse(address),
    }),
  }
}

function openFile(folder: string, path: string): AssetFile | undefined {
  const size = sizeOf(path)
  if (size === undefined) return undefined
  return {
    size,
    isOutside: isOutside(folder, path),
    bytes: () => readFileSync(path),
    text: () => readFileSync(path, 'utf8'),
  }
}

/** Whether links lead from a path in a folder to a file elsewhere. */
function isOutside(folder: string, path: string): boolean {
  try {
    return !realpathSync(path).startsWith(`${realpathSync(folder)}${sep}`)
  } catch {
    // Gone since it was found: reading it says so.
    return false
  }
}

/** The size of a file in bytes; undefined where there is none. */
function sizeOf(path: string): number | undefined {
  try {
    const entry = statSync(path)
    return entry.isFile() ? entry.size : undefined
  } catch {
    // Content may name what no disk takes for a path: it is too long, or holds a NUL.
    return undefined
  }
}

/**
 * Tells whether each folder and file of a path is listed as it is written. Some disks find
 * "Signal.gif" by the name "signal.gif", and the host of the site would not.
 */
function speller(folder: string): (path: string) => boolean {
  const listed = new Map<string, ReadonlySet<string>>()
  const namesIn = (place: string) => {
    const names = listed.get(place) ?? new Set(readdirSync(place).map((name) => name.normalize()))
    listed.set(place, names)
    return names
  }
  return (path) => {
    try {
      const parts = posix.normalize(path).split('/')
      return parts.every((name, index) =>
        namesIn(join(folder, ...parts.slice(0, index))).has(name.normalize()),
      )
    } catch {
      // A folder that may be entered and not listed says nothing of its names.
      return true
    }
  }
}

/** The files in a folder of the content's, as content names them; none where there is no folder. */
function listFiles(folder: string, name: string): string[] {
  try {
    return readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => relative(folder, join(parentPath, file)))
      .map((path) => path.replaceAll(sep, '/'))
  } catch {
    return []
  }
}
