import { formatPath } from '#disk/format-path.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { readText } from '#disk/read-text.ts'
import type { Io } from '#terminal/command.ts'

/** Reads a content file: its text, and the path to print. Throws a Refusal. */
export function readContentText(path: string = findContentFile()) {
  return { path, file: formatPath(path), text: readText(path) }
}

/** Says that a file is not readable content. Returns the exit code for that. */
export function sayUnreadable(file: string, io: Io): number {
  io.error(`${file} cannot be read as content. Run "npm run validate" to see why.`)
  return 1
}
