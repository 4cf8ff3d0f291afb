import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Prevents every process that starts from now on from reading the owner's content. */
export function useFixturesOnly(): void {
  const guard = pathToFileURL(join(import.meta.dirname, 'refuse-owner-content.mjs'))
  const options = process.env['NODE_OPTIONS'] ?? ''
  if (!options.includes(guard.href)) {
    process.env['NODE_OPTIONS'] = `${options} --import=${guard.href}`.trim()
  }
}
