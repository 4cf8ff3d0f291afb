import { convertToHex } from '#fields/colour.ts'
import type { Path } from '#json/path.ts'
import { readEntries, readItems, readProperty } from '#json/untyped-value.ts'
import { findSynonym } from '#problems/field-synonyms.ts'

import { schemes } from './find-scheme.ts'

const colours = ['accent', 'ground', 'ink']

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

/** Writes a colour of one scheme, as "accentDark", in one object with that of the other. */
export function showPair(document: unknown, key: string): string | undefined {
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

/** Writes the colours of a palette as those of the theme. */
export function describeColours(palette: unknown): string | undefined {
  const found = colours.flatMap((name) => {
    const colour = findColour(palette, name)
    return colour === undefined ? [] : [`"${name}": "${colour}"`]
  })
  return found.length === 0
    ? undefined
    : `Write its colours directly in "theme": ${found.join(', ')}.`
}

/** Writes `{ "dark": { "accent": … }, "light": { … } }` as the pairs of colours that a theme has. */
export function describePairs(written: unknown): string {
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
