import { realpathSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/** Whether a folder is another one or is in it, also by a link. Neither needs to exist. */
export function isInside(folder: string, outer: string): boolean {
  return `${findRealPath(folder)}${sep}`.startsWith(`${findRealPath(outer)}${sep}`)
}

/** Follows links, and takes the capitals that are on the disk. The end of the path may be missing. */
function findRealPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    const outer = dirname(path)
    return outer === path ? path : join(findRealPath(outer), basename(path))
  }
}
