import { readyThemes } from '#content/theme/ready-themes.ts'
import { writtenTheme } from '#content/theme/theme.ts'
import { convertToHex } from '#fields/colour.ts'
import { formatExample } from '#json/format-example.ts'
import { formatValue } from '#json/format-value.ts'
import { isObject, readEntries, readProperty } from '#json/untyped-value.ts'
import { completeWithin } from '#validate/shape/completion/complete-document.ts'

import { findScheme, isScheme } from './find-scheme.ts'

/** A longer theme would hide the sentence. */
const longestTheme = 120

/** Writes the fields of a theme that stand after its name beside it. */
export function describeNamedTheme(document: unknown, name: string, value: unknown): string {
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
