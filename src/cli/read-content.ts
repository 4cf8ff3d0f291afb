import { contentFile } from '#disk/load-portfolio.ts'
import { readText } from '#disk/read-text.ts'
import { Refusal } from '#disk/refusal.ts'
import { formatPath } from '#disk/format-path.ts'
import type { Io } from '#terminal/command.ts'

/** Reads a content file. Returns its text and the path to print, or undefined after saying why. */
export function readContent(path: string = contentFile(), io: Io) {
  try {
    return { path, file: formatPath(path), text: readText(path) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    io.error(error.message)
    return undefined
  }
}

/** Says that a file is not readable content. Returns the exit code for that. */
export function sayUnreadable(file: string, io: Io): number {
  io.error(`${file} cannot be read as content. Run "npm run validate" to see why.`)
  return 1
}
