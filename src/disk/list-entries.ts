import { readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

/** Lists the names in a folder. Empty if it is none, or cannot be read. */
export function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}

/**
 * Lists what is in a folder and in the folders inside. Node's own recursion follows links, which may
 * lead to the folder itself. Throws if a folder cannot be read.
 */
export function listEntries(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...listEntries(join(folder, entry.name))] : [entry],
  )
}
