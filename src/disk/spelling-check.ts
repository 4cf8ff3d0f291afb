import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/**
 * Creates a function that compares the case of a path in a folder with the disk. Some disks find "Signal.gif" as
 * "signal.gif", and the host of the site would not.
 */
export function createSpellingCheck(folder: string): (path: string) => boolean {
  const listed = new Map<string, ReadonlySet<string>>()
  const listNames = (path: string) => {
    const names = listed.get(path) ?? new Set(readdirSync(path).map((name) => name.normalize()))
    listed.set(path, names)
    return names
  }
  return (path) => {
    try {
      const parts = posix.normalize(path).split('/')
      return parts.every(
        (name, index) =>
          name === '..' || listNames(join(folder, ...parts.slice(0, index))).has(name.normalize()),
      )
    } catch {
      // The folder cannot be listed, so its names cannot be compared.
      return true
    }
  }
}
