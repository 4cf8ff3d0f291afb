import { formatPath } from '#disk/format-path.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { readText } from '#disk/read-text.ts'
import type { Io } from '#terminal/command.ts'

import { writeCommand } from './write-command.ts'

/** Reads a content file: its text, and the path to print. Throws a Refusal. */
export function readContentText(path: string = findContentFile()) {
  return { path, file: formatPath(path), text: readText(path) }
}

/** Says that a file is not readable content. Returns the exit code for that. */
export function sayUnreadable(path: string, io: Io): number {
  const command = writeCommand('validate', path)
  io.error(`${formatPath(path)} cannot be read as content. Run "${command}" to see why.`)
  return 1
}
