import { closeSync, constants, fstatSync, openSync, readSync, statSync } from 'node:fs'

const magic = 'SQLite format 3\0'
const header = Buffer.alloc(magic.length)

/** A database file that stays open, to be compared with what its path leads to later. */
export type OpenedFile = {
  /** Whether the path still leads to the file, and it still begins as a SQLite database. */
  readonly isInPlace: () => boolean
  readonly close: () => void
}

/**
 * Opens a file; makes one that only its owner can read if there is none. Close it after SQLite has
 * closed the same file, and open it once in a process: closing any descriptor of a file ends the
 * locks that the process has on it (https://sqlite.org/howtocorrupt.html, 2.2). That is also why its
 * header cannot be read by its path.
 */
export function openFile(path: string): OpenedFile {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_CREAT, 0o600)
  const identity = nameOf(fstatSync(descriptor, { bigint: true }))
  return {
    isInPlace: () => identify(path) === identity && readHeader(descriptor) === magic,
    close: () => closeSync(descriptor),
  }
}

/** What tells a file from every other one; undefined if the path leads to none. */
export function identify(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stats && nameOf(stats)
}

function nameOf({ dev, ino }: { readonly dev: bigint; readonly ino: bigint }): string {
  return `${dev}:${ino}`
}

function readHeader(descriptor: number): string {
  const length = readSync(descriptor, header, 0, header.length, 0)
  return header.toString('latin1', 0, length)
}
