import { readyThemes } from '#content/theme/ready-themes.ts'
import type { Path } from '#json/path.ts'
import { readProperty } from '#json/untyped-value.ts'

import { listKnownKeys } from '#validate/shape/follow-model.ts'
import type { UnknownField } from '#validate/shape/advice/unknown-fields/unknown-field.ts'

import { findScheme, isScheme, schemes } from './find-scheme.ts'

const pairHelp =
  'Write each colour with its schemes, as "accent": { "dark": "#ff6b3d", "light": "#b83a06" }.'

/** A field with a colour of one scheme, as "accentDark". */
const partName = /^(?:accent|ground|ink)[-_]?(?:dark|light)$/iu

/** Names that other tools give to which theme the page has. */
const themeNames = new Set(['base', 'extends', 'preset', 'theme'])

/** Objects of colours in the themes of other tools. */
const palettes = new Set(['colors', 'colours', 'palette'])

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
    // "name" is that of a person here.
    const isField = key !== 'name' && listKnownKeys(document, ['theme']).includes(key)
    const isText = typeof readProperty(document, 'theme') === 'string'
    if (isText && (isField || scheme !== undefined)) {
      return 'Write it in "theme", which is then an object { }, such as { "name": "paper", "scheme": "dark" }.'
    }
    return scheme && `Write "scheme": "${scheme}" in "theme", or delete it.`
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
  if (partName.test(key) || schemes.includes(key)) return pairHelp
  if (!palettes.has(key)) return undefined
  const hasSchemes = schemes.some((scheme) => readProperty(value, scheme) !== undefined)
  return hasSchemes
    ? pairHelp
    : 'Write its colours directly in "theme", such as "accent": "#7c3aed".'
}
