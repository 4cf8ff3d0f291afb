import { contentFile } from '#disk/load-portfolio.ts'
import { readText } from '#disk/read-text.ts'
import { Refusal } from '#disk/refusal.ts'
import { shownPath } from '#disk/shown-path.ts'

import type { Io } from './command.ts'

/** The text of a content file and the path to show for it; undefined, and said, where it cannot be read. */
export function readContent(path: string = contentFile(), io: Pick<Io, 'error'>) {
  try {
    return { path, file: shownPath(path), text: readText(path) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    io.error(error.message)
    return undefined
  }
}
