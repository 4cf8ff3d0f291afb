import { realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

import { listEntries } from './list-entries.ts'

/**
 * Lists the files of the folder `public`, which are part of the site as they are: "cv.pdf",
 * "uses/index.html". Hidden files are left out. Empty if there is no such folder.
 */
export function listPublicFiles(folder: string): string[] {
  try {
    return listEntries(folder)
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .map((path) => path.replaceAll(sep, '/'))
      .filter((path) => !/(?:^|\/)\.(?!well-known\/)/u.test(path))
      .toSorted()
  } catch {
    return []
  }
}

/** Lists the links of the folder `public` that lead out of it, or nowhere: the build would copy what is there. */
export function listOutsideLinks(folder: string): string[] {
  try {
    const beginning = `${realpathSync(folder)}${sep}`
    return listEntries(folder)
      .filter((entry) => entry.isSymbolicLink())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !targetOf(path).startsWith(beginning))
      .toSorted()
  } catch {
    return []
  }
}

function targetOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return ''
  }
}
