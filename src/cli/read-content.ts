import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

import { contentFile } from '#disk/load-portfolio.ts'

import type { Io } from './command.ts'

/** The text of a content file and the path to show for it; undefined, and said, where it cannot be read. */
export async function readContent(path: string = contentFile(), io: Pick<Io, 'error'>) {
  const file = relative(process.cwd(), path) || path
  try {
    return { path, file, text: await readFile(path, 'utf8') }
  } catch (error) {
    io.error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`)
    return undefined
  }
}
