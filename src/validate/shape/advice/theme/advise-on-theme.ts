import { namedThemes, writtenTheme } from '#content/theme/theme.ts'
import { readyThemes } from '#content/theme/ready-themes.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readProperty } from '#json/untyped-value.ts'

import type { UnknownField } from '#validate/shape/advice/unknown-fields/unknown-field.ts'

import { describeColours, namesPart, pairHelp } from './advise-on-colours.ts'
import { findScheme, isScheme, schemes } from './find-scheme.ts'

/** Names that other tools give to which theme the page has. */
const themeNames = new Set(['base', 'extends', 'preset', 'theme'])

/** Objects of colours in the themes of other tools. */
const palettes = new Set(['colors', 'colours', 'palette'])

/** A longer value would hide the sentence. */
const longestValue = 60

/** Whether a field names a theme, as { "extends": "paper" } does. A scheme alone is none. */
export function namesTheme(path: Path, key: string, value: unknown): value is string {
  return (
    path.join() === 'theme' &&
    themeNames.has(key) &&
    typeof value === 'string' &&
    !isScheme(value.toLowerCase())
  )
}

/** Shows how the colours of a scheme, or a theme of a name, are written; undefined for other fields. */
export function adviseOnTheme({ document, path, key, value }: UnknownField): string | undefined {
  if (path.length === 0 || path.join() === 'site') {
    const scheme = findScheme(key, value)
    if (path.length > 0) return scheme && `Write "scheme": "${scheme}" in "theme", or delete it.`
    const theme = readProperty(document, 'theme')
    if (scheme === undefined) return describeBeside(theme, key, value)
    return (
      describeBeside(theme, 'scheme', scheme) ??
      `Write "scheme": "${scheme}" in "theme", or delete it.`
    )
  }
  if (path.join() !== 'theme') return undefined
  if (Object.hasOwn(readyThemes, key)) {
    return `Write "name": "${key}", and the other fields beside it.`
  }
  if (namesTheme(path, key, value)) {
    return 'Delete it, and write the colours and fonts of the theme here, such as "accent": "#7c3aed".'
  }
  if (themeNames.has(key) && typeof value === 'string') return 'Write it as "scheme".'
  const switched = findScheme(key, value)
  if (switched !== undefined) return `Write "scheme": "${switched}", or delete it.`
  if (namesPart(key) || schemes.includes(key)) return pairHelp
  if (!palettes.has(key)) return undefined
  const hasSchemes = schemes.some((scheme) => readProperty(value, scheme) !== undefined)
  return hasSchemes ? pairHelp : describeColours(value)
}

/** Shows a field of the theme in one object with a theme that is written as a text alone. */
function describeBeside(theme: unknown, key: string, value: unknown): string | undefined {
  const isField = key !== 'name' && Object.hasOwn(writtenTheme.shape, key)
  if (!isField || typeof theme !== 'string') return undefined
  const name = theme.toLowerCase()
  const named = Object.hasOwn(readyThemes, name) ? 'name' : 'scheme'
  const [field, text] = namedThemes.has(name) ? [named, name] : ['accent', theme]
  const json = formatValue(value)
  if (field === key || json.length > longestValue) return undefined
  return `Write "theme": { "${field}": ${formatValue(text)}, "${key}": ${json} }.`
}
