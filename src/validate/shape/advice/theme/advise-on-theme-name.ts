import type { Path } from '#json/path.ts'

import { isScheme } from './find-scheme.ts'

/** Words that other tools use for their own theme. */
const defaults = new Set(['default', 'folio', 'none', 'normal', 'off', 'standard'])

/** Says what to write in place of a theme, or of its name, that is none; undefined for others. */
export function adviseOnThemeName(path: Path, found: unknown): string | undefined {
  const field = path.join()
  if ((field !== 'theme' && field !== 'theme,name') || typeof found !== 'string') return undefined
  const name = found.trim().toLowerCase()
  if (defaults.has(name)) return `Delete it: without "${path.at(-1)}" the page has the defaults.`
  return field === 'theme,name' && isScheme(name) ? 'Write it as "scheme".' : undefined
}
