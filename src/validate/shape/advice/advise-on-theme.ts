import { namedThemes, writtenTheme } from '#content/theme/theme.ts'
import { readyThemes } from '#content/theme/ready-themes.ts'
import { convertToHex } from '#fields/colour.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, isObject, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { formatExample } from '#json/format-example.ts'
import { findSynonym } from '#problems/field-synonyms.ts'

import { completeWithin } from '#validate/shape/complete-document.ts'

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

/** Shows how two colours in a list are written; undefined for other values. */
export function adviseOnColours([parent, name, ...rest]: Path, found: unknown): string | undefined {
  if (parent !== 'theme' || !colours.includes(String(name)) || rest.length > 0) return undefined
  const written = readItems(found).flatMap((one) =>
    typeof one === 'string' ? (convertToHex(one) ?? []) : [],
  )
  const [first, second, ...others] = written
  if (first === undefined || others.length > 0) return undefined
  return second === undefined
    ? `Write it without the [ ]: "${first}".`
    : `Say which is for the dark scheme: { "dark": "${second}", "light": "${first}" }, or the other way round. Or write one: "${first}".`
}

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

/** Shows how the colours of a scheme, or a theme of a name, are written; undefined for other fields. */
export function adviseOnTheme(document: unknown, path: Path, key: string): string | undefined {
  const value = readValue(document, [...path, key])
  if (path.length === 0 || path.join() === 'site') {
    const named = typeof value === 'string' ? value.trim().toLowerCase() : ''
    if (wholeThemes.has(key) && Object.hasOwn(readyThemes, named)) {
      return `Write "theme": "${named}" in its place${path.length === 0 ? '' : ', beside "site"'}.`
    }
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
  if (Object.hasOwn(readyThemes, key)) return describeNamed(document, key, value)
  if (namesTheme(path, key, value)) {
    return 'Delete it, and write the colours and fonts of the theme here, such as "accent": "#7c3aed".'
  }
  if (themeNames.has(key) && typeof value === 'string') return 'Write it as "scheme".'
  const switched = findScheme(key, value)
  if (switched !== undefined) return `Write "scheme": "${switched}", or delete it.`
  const pair = showPair(document, key)
  if (pair !== undefined) return pair
  if (schemes.includes(key)) return describePairs(readValue(document, path))
  const hasSchemes = schemes.some((scheme) => readProperty(value, scheme) !== undefined)
  if (!palettes.has(key)) return undefined
  return hasSchemes ? describePairs(value) : describeColours(value)
}

/** Names that other tools give to the look of a site. */
const wholeThemes = new Set(['design', 'look', 'skin', 'style', 'template'])

/** Writes a colour of one scheme, as "accentDark", in one object with that of the other. */
function showPair(document: unknown, key: string): string | undefined {
  const [, name, scheme] = /^(accent|ground|ink)[-_]?(dark|light)$/u.exec(key.toLowerCase()) ?? []
  if (name === undefined || scheme === undefined) return undefined
  const theme = readProperty(document, 'theme')
  const fields = readEntries(theme)
  const pair = schemes.flatMap((one) => {
    const [, own] =
      fields.find(([field]) => field.toLowerCase().replace(/[-_]/u, '') === name + one) ?? []
    const colour = own ?? readProperty(theme, name)
    const hex = typeof colour === 'string' ? convertToHex(colour) : undefined
    return hex === undefined ? [] : [`"${one}": "${hex}"`]
  })
  const value = readProperty(theme, key)
  const written = typeof value === 'string' ? convertToHex(value) : undefined
  if (pair.length < 2 && written !== undefined)
    return `Write it in "${name}": { "${scheme}": "${written}" }.`
  return pair.length === 2
    ? `Write both in one object: "${name}": { ${pair.join(', ')} }.`
    : `Write each colour with its scheme, as "accent": { "dark": "#ff6b3d", "light": "#b83a06" }.`
}

/** Writes the fields of a theme that stand after its name beside it. */
function describeNamed(document: unknown, name: string, value: unknown): string {
  if (isOff(value)) return 'Delete it: the page has a whole theme only if "name" says which.'
  const fields = readEntries(readProperty(document, 'theme'))
  const chosen = fields.filter(([key, one]) => Object.hasOwn(readyThemes, key) && !isOff(one))
  const written = fields.flatMap(([key, one]) =>
    key === 'name' && typeof one === 'string' ? [one] : [],
  )
  const names = [...new Set([...written, ...chosen.map(([key]) => key)])]
  if (names.length > 1) {
    return `Decide on one theme, and delete the other: ${names.map((one) => `"name": ${formatValue(one)}`).join(' or ')}.`
  }
  const others = fields.filter(([key]) => !Object.hasOwn(readyThemes, key))
  const [inner, outer] = [readFields(value), readFields(Object.fromEntries(others))]
  const twice = Object.keys(inner).find(
    (key) =>
      Object.hasOwn(outer, key) &&
      JSON.stringify(readProperty(inner, key)) !== JSON.stringify(readProperty(outer, key)),
  )
  if (twice !== undefined) {
    const values = [inner, outer].map((one) => formatValue(readProperty(one, twice)))
    return `Write "name": "${name}", and the other fields beside it. Decide whether "${twice}" is ${values.join(' or ')}.`
  }
  const whole = { name, ...inner, ...outer }
  const isValid = writtenTheme.safeParse(completeWithin(writtenTheme, whole)).success
  const shown = formatExample(whole)
  return isValid && isKnown(value) && shown.length <= longestTheme
    ? `Write "theme": ${shown}.`
    : `Write "name": "${name}", and the other fields beside it.`
}

/** Whether a value after the name of a theme says that the page does not have this theme. */
function isOff(value: unknown): boolean {
  return value === false || value === null || isWord(value, /^(?:false|no|off)$/iu)
}

function isWord(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value.trim())
}

/** Whether a value after the name of a theme says what the theme has, or that the page has it. */
function isKnown(value: unknown): boolean {
  const isOn = value === true || isWord(value, /^(?:on|true|yes)$/iu)
  return isOn || Object.keys(readFields(value)).length > 0 || isObject(value)
}

/** Reads a scheme, a colour, or fields of a theme, also switches of its scheme: { "dark": true }. */
function readFields(value: unknown): object {
  if (typeof value === 'string') {
    const text = value.trim().toLowerCase()
    const colour = convertToHex(value)
    return isScheme(text) ? { scheme: text } : colour === undefined ? {} : { accent: value }
  }
  return Object.fromEntries(
    readEntries(value).map(([key, one]) => {
      const scheme = findScheme(key, one)
      return scheme === undefined ? [key, one] : ['scheme', scheme]
    }),
  )
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
      const found = findColour(readProperty(written, scheme), colour)
      return found === undefined ? [] : [`"${scheme}": "${found}"`]
    })
    return pair.length === 0 ? [] : [`"${colour}": { ${pair.join(', ')} }`]
  })
  const example = '"accent": { "dark": "#ff6b3d", "light": "#b83a06" }'
  return `Write each colour with its schemes: ${pairs.join(', ') || example}.`
}

/** A colour of one scheme, by its name in any tool. A text alone is the accent. */
function findColour(scheme: unknown, colour: string): string | undefined {
  const fields = typeof scheme === 'string' ? [['accent', scheme] as const] : readEntries(scheme)
  const [, found] =
    fields.find(
      ([name, value]) => name === colour || findSynonym(name, colours, value) === colour,
    ) ?? []
  return typeof found === 'string' ? convertToHex(found) : undefined
}
