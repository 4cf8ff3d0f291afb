import { statSync } from 'node:fs'

/** Whether a path leads to a folder. False where permissions do not allow a look, or a link leads to itself. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
