import { namedThemes, writtenTheme } from '#content/theme.ts'
import { readyThemes } from '#content/ready-themes.ts'
import { convertToHex } from '#fields/colour.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { entriesOf, propertyOf, valueAt } from '#json/untyped-value.ts'
import { formatExample } from '#problems/describe-issue.ts'
import { findSynonym } from '#problems/field-synonyms.ts'

/** Names that other tools give to which theme the page has. */
const themeNames = new Set(['base', 'extends', 'preset', 'theme'])

/** Objects of colours in the themes of other tools. */
const palettes = new Set(['colors', 'colours', 'palette'])

const schemes = ['dark', 'light']
const colours = ['accent', 'ground', 'ink']

/** A longer value would hide the sentence. */
const longestValue = 60
const longestTheme = 120

/** Whether a field names a theme, as { "extends": "paper" } does. A scheme alone is none. */
export function namesTheme(path: Path, key: string, value: unknown): value is string {
  return (
    path.join() === 'theme' &&
    themeNames.has(key) &&
    typeof value === 'string' &&
    !isScheme(value.toLowerCase())
  )
}

function isScheme(text: string): boolean {
  return [...schemes, 'auto', 'system'].includes(text)
}

/** Words for no theme of one's own. */
const defaults = new Set(['default', 'folio', 'none', 'normal', 'off', 'standard'])

/** Says what to write in place of a theme, or of its name, that is none; undefined for others. */
export function adviseOnThemeName(path: Path, found: unknown): string | undefined {
  const place = path.join()
  if (place !== 'theme' && place !== 'theme,name') return undefined
  const text = Array.isArray(found) ? found.join(' ') : found
  if (typeof text !== 'string') return undefined
  const name = text.trim().toLowerCase()
  if (defaults.has(name)) return `Delete it: without "${path.at(-1)}" the page has the defaults.`
  const isName = place === 'theme,name'
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

/** Shows how the colours of a scheme, or a theme of a name, are written; undefined for other fields. */
export function adviseOnTheme(document: unknown, path: Path, key: string): string | undefined {
  const value = valueAt(document, [...path, key])
  if (path.length === 0) {
    const scheme = findScheme(key, value)
    const theme = propertyOf(document, 'theme')
    if (scheme === undefined) return describeBeside(theme, key, value)
    return (
      describeBeside(theme, 'scheme', scheme) ??
      `Write "scheme": "${scheme}" in "theme", or delete it.`
    )
  }
  if (path.join() !== 'theme') return undefined
  if (Object.hasOwn(readyThemes, key)) return describeNamed(document, key, value)
  if (namesTheme(path, key, value)) {
    return 'Delete it, and write the colours and fonts of the theme here, such as "accent": "#7c3aed".'
  }
  if (themeNames.has(key) && typeof value === 'string') return 'Write it as "scheme".'
  const switched = findScheme(key, value)
  if (switched !== undefined) return `Write "scheme": "${switched}", or delete it.`
  if (schemes.includes(key)) return describePairs(valueAt(document, path))
  const hasSchemes = schemes.some((scheme) => propertyOf(value, scheme) !== undefined)
  if (!palettes.has(key)) return undefined
  return hasSchemes ? describePairs(value) : describeColours(value)
}

/** Writes the fields of a theme that stand after its name beside it. */
function describeNamed(document: unknown, name: string, value: unknown): string {
  const others = entriesOf(propertyOf(document, 'theme')).filter(
    ([key]) => !Object.hasOwn(readyThemes, key),
  )
  const whole = { name, ...Object.fromEntries(entriesOf(value)), ...Object.fromEntries(others) }
  const shown = formatExample(whole)
  return shown.length > longestTheme
    ? `Write "name": "${name}", and the other fields beside it.`
    : `Write "theme": ${shown}.`
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

/** Writes the colours of a palette as those of the theme. */
function describeColours(palette: unknown): string | undefined {
  const found = colours.flatMap((name) => {
    const colour = findColour(palette, name)
    return colour === undefined ? [] : [`"${name}": "${colour}"`]
  })
  return found.length === 0
    ? undefined
    : `Write its colours directly in "theme": ${found.join(', ')}.`
}

/** The scheme that a switch of other tools turns on or off: { "dark": true }, { "lightMode": false }. */
function findScheme(key: string, value: unknown): string | undefined {
  const [, name] = /^(dark|light)(?:Mode|Theme)?$/u.exec(key) ?? []
  if (name === undefined || typeof value !== 'boolean') return undefined
  return value ? name : schemes.find((scheme) => scheme !== name)
}

/** Writes `{ "dark": { "accent": … }, "light": { … } }` as the pairs of colours that a theme has. */
function describePairs(written: unknown): string {
  const pairs = colours.flatMap((colour) => {
    const pair = schemes.flatMap((scheme) => {
      const found = findColour(propertyOf(written, scheme), colour)
      return found === undefined ? [] : [`"${scheme}": "${found}"`]
    })
    return pair.length === 0 ? [] : [`"${colour}": { ${pair.join(', ')} }`]
  })
  const example = '"accent": { "dark": "#ff6b3d", "light": "#b83a06" }'
  return `Write each colour with its schemes: ${pairs.join(', ') || example}.`
}

/** A colour of one scheme, by its name in any tool. A text alone is the accent. */
function findColour(scheme: unknown, colour: string): string | undefined {
  const fields = typeof scheme === 'string' ? [['accent', scheme] as const] : entriesOf(scheme)
  const [, found] =
    fields.find(
      ([name, value]) => name === colour || findSynonym(name, colours, value) === colour,
    ) ?? []
  return typeof found === 'string' ? convertToHex(found) : undefined
}
