import { convertToHex } from '#fields/colour.ts'
import { readEntries } from '#json/untyped-value.ts'
import { findSynonym } from '#problems/field-synonyms.ts'

const colours = ['accent', 'ground', 'ink']

export const pairHelp =
  'Write each colour with its schemes, as "accent": { "dark": "#ff6b3d", "light": "#b83a06" }.'

/** Whether a field has a colour of one scheme, as "accentDark". */
export function namesPart(key: string): boolean {
  return /^(?:accent|ground|ink)[-_]?(?:dark|light)$/iu.test(key)
}

/** Writes the colours of a palette as those of the theme. */
export function describeColours(palette: unknown): string | undefined {
  const found = colours.flatMap((name) => {
    const [, value] =
      readEntries(palette).find(
        ([key, one]) => key === name || findSynonym(key, colours, one) === name,
      ) ?? []
    const hex = typeof value === 'string' ? convertToHex(value) : undefined
    return hex === undefined ? [] : [`"${name}": "${hex}"`]
  })
  return found.length === 0
    ? undefined
    : `Write its colours directly in "theme": ${found.join(', ')}.`
}
