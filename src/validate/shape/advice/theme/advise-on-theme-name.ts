import { readyThemes } from '#content/theme/ready-themes.ts'
import { formatExample } from '#json/format-example.ts'
import type { Path } from '#json/path.ts'

import { isScheme } from './find-scheme.ts'

/** A longer text is no name of a theme. */
const longestValue = 60

/** Words that other tools use for their own theme. */
const defaults = new Set(['default', 'folio', 'none', 'normal', 'off', 'standard'])

/** Says what to write in place of a theme, or of its name, that is none; undefined for others. */
export function adviseOnThemeName(path: Path, found: unknown): string | undefined {
  const field = path.join()
  if (field !== 'theme' && field !== 'theme,name') return undefined
  const text = Array.isArray(found) ? found.join(' ') : found
  if (typeof text !== 'string') return undefined
  const name = text.trim().toLowerCase()
  if (defaults.has(name)) return `Delete it: without "${path.at(-1)}" the page has the defaults.`
  const isName = field === 'theme,name'
  if (isName && isScheme(name)) return 'Write it as "scheme".'
  const fields = readThemeWords(name)
  if (fields === undefined) return undefined
  const list = formatExample(fields)
  return `Write ${isName ? list.slice(2, -2) : `"theme": ${list}`}.`
}

/** Reads "phosphor dark" as the name of a theme and its scheme; undefined for other texts. */
function readThemeWords(text: string): object | undefined {
  const words = text
    .slice(0, longestValue)
    .split(/[^a-z]+/u)
    .filter((word) => !fillers.has(word))
  const name = words.find((word) => Object.hasOwn(readyThemes, word))
  const scheme = words.find((word) => word !== 'auto' && isScheme(word))
  return words.length === 2 && name !== undefined && scheme !== undefined
    ? { name, scheme }
    : undefined
}

const fillers = new Set(['', 'and', 'in', 'mode', 'theme'])
