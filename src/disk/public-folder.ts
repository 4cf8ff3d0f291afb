import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Lists the files of the folder `public`, which are part of the site as they are: "cv.pdf",
 * "uses/index.html". Hidden files are left out. Empty if there is no such folder.
 */
export function listPublicFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .map((path) => path.replaceAll(sep, '/'))
      .filter((path) => !/(?:^|\/)\.(?!well-known\/)/u.test(path))
      .toSorted()
  } catch {
    return []
  }
}
