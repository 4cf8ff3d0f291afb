import { relative, resolve, sep } from 'node:path'

import { makePrintable } from '#json/make-printable.ts'

/**
 * Formats a path for messages: relative to the current folder, with forward slashes. A name from
 * somebody else may have control characters, which a terminal would obey.
 */
export function formatPath(path: string): string {
  return makePrintable(relative(process.cwd(), resolve(path)).split(sep).join('/') || path)
}
