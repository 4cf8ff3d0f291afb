import { closeSync, constants, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { basename } from 'node:path'

import { hasCode } from '#disk/has-code.ts'

const magic = 'SQLite format 3\0'
const header = Buffer.alloc(magic.length)

/** An open database file, to compare with the file at its path later. */
export type OpenedFile = {
  /** Whether there was no file at the path. */
  readonly isNew: boolean
  /** Whether the path leads to another file, or to none. */
  readonly isMoved: () => boolean
  /** Whether the path still leads to the file, and it is still a SQLite database. */
  readonly isInPlace: () => boolean
  readonly close: () => void
}

/**
 * Opens a file, or creates one that only its owner can read. Close it after SQLite has closed the
 * same file, and open it once in a process: closing any descriptor of a file drops all locks of the
 * process on it (https://sqlite.org/howtocorrupt.html, 2.2). So the header is not read by path.
 */
export function openFile(path: string): OpenedFile {
  // Opening a named pipe would wait for ever.
  const isOther = statSync(path, { throwIfNoEntry: false })?.isFile() === false
  if (isOther) throw new Error(`${basename(path)} is not a file`)
  const { descriptor, isNew } = openOrCreate(path)
  const identity = readIdentity(fstatSync(descriptor, { bigint: true }))
  const isMoved = () => identify(path) !== identity
  return {
    isNew,
    isMoved,
    isInPlace: () => !isMoved() && readHeader(descriptor) === magic,
    close: () => closeSync(descriptor),
  }
}

function openOrCreate(path: string) {
  const flags = constants.O_RDONLY | constants.O_CREAT
  try {
    return { descriptor: openSync(path, flags | constants.O_EXCL, 0o600), isNew: true }
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return { descriptor: openSync(path, flags, 0o600), isNew: false }
  }
}

/** Returns the identity of the file at a path, or undefined if there is none. */
export function identify(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stats && readIdentity(stats)
}

function readIdentity({ dev, ino }: { readonly dev: bigint; readonly ino: bigint }): string {
  return `${dev}:${ino}`
}

function readHeader(descriptor: number): string {
  const length = readSync(descriptor, header, 0, header.length, 0)
  return header.toString('latin1', 0, length)
}
