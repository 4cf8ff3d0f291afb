import { resolve } from 'node:path'

import { formatPath } from '#disk/format-path.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { quoteArgument } from '#terminal/quote-argument.ts'

/**
 * Writes a command for a content file, which it names unless it is the one of the site. CONTENT_FILE may
 * not be there when the owner runs that command.
 */
export function writeCommand(name: 'migrate' | 'validate', path: string): string {
  const isOwn = !process.env['CONTENT_FILE'] && resolve(path) === findContentFile()
  return isOwn ? `npm run ${name}` : `npm run ${name} -- ${quoteArgument(formatPath(path))}`
}
