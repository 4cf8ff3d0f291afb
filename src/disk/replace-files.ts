import { lstatSync, mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

import { listEntries } from './list-entries.ts'
import { renameFile } from './rename-file.ts'

/** Pages, and the headers with the hashes of their scripts: the files that pages name come before them. */
const movedLast = /\.html\b|^_headers$/u

/**
 * Deletes a file or a folder of a site, if it is there. On Windows a virus scanner opens each new file for a
 * moment, and nothing can be deleted meanwhile; `rmSync` does not try again there (nodejs/node#64016).
 */
export function deleteBuilt(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Moves all files of a folder into another one, and deletes what else is there. Neither reads nor changes what has
 * a name of `kept` at the top of a folder. Each file is replaced at once: a server that answers meanwhile finds
 * the old or the new one.
 */
export async function replaceFiles(
  from: string,
  to: string,
  kept: readonly string[],
): Promise<void> {
  const entries = listOthers(from, kept)
  const paths = new Set(entries.map(({ path }) => path))
  // macOS and Windows take both for one file, and may keep the old name.
  const folded = new Set([...paths].map(foldCase))
  await deleteOthers(to, kept, (path) => paths.has(path) || !folded.has(foldCase(path)))
  for (const { path, isFolder } of entries.toSorted((a, b) => rank(a) - rank(b))) {
    const target = join(to, path)
    const old = lstatSync(target, { throwIfNoEntry: false })
    if (old && old.isDirectory() !== isFolder) await deleteBuilt(target)
    if (isFolder) mkdirSync(target, { recursive: true })
    else await renameFile(join(from, path), target)
  }
  await deleteOthers(to, kept, (path) => paths.has(path))
}

type Entry = { readonly path: string; readonly isFolder: boolean }

function rank({ path, isFolder }: Entry): number {
  if (isFolder) return 0
  return movedLast.test(path) ? 2 : 1
}

/** Lists what is in a folder and in those inside, by its path from there. A folder is before what is in it. */
function listOthers(folder: string, kept: readonly string[]): Entry[] {
  return listEntries(folder)
    .map((entry) => ({
      path: relative(folder, join(entry.parentPath, entry.name)),
      isFolder: entry.isDirectory(),
    }))
    .filter(({ path }) => !kept.includes(path.split(sep)[0] ?? ''))
}

async function deleteOthers(
  folder: string,
  kept: readonly string[],
  stays: (path: string) => boolean,
) {
  for (const { path } of listOthers(folder, kept)) {
    if (!stays(path)) await deleteBuilt(join(folder, path))
  }
}

function foldCase(path: string): string {
  return path.normalize().toLowerCase()
}
