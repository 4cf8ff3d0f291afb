import colourNames from 'color-name'
import { z } from 'zod'

import { matchNames } from './match-names.ts'
import { addCompletion } from './completion.ts'
import { convertColour, findColourName } from './convert-colour.ts'
import { addPattern } from './add-pattern.ts'

// With an alpha channel, only what is opaque.
const hex = '#?([0-9A-Fa-f]{3}[Ff]?|[0-9A-Fa-f]{6}([Ff]{2})?)'
const number = String.raw`-?\d{1,4}(\.\d{1,9})?(%|deg)?`
const part = String.raw`(\s*,\s*|\s+)${number}`
const spaces = matchNames(['rgb', 'hsl', 'oklch'])
const space = String.raw`(${spaces})[aA]?\(\s*${number}${part}${part}\s*([,/]\s*1(00%)?\s*)?\)`

/** The source of a pattern for a colour that is not transparent, as `colour` takes it. */
export const colourForm = String.raw`\s*(${hex}|${space}|${matchNames(Object.keys(colourNames))})\s*`

const pattern = new RegExp(`^(${colourForm})$`, 'u')

/** A colour as CSS writes it. `completeDocument` makes it #rgb or #rrggbb. */
export const colour = addCompletion(
  addPattern(z.string(), pattern, 'Write a colour, as "#7c3aed", "tomato" or "rgb(124, 58, 237)"'),
  completeColour,
)

function completeColour(written: unknown): unknown {
  return typeof written === 'string' && pattern.test(written) ? convertToHex(written) : written
}

/** The pattern of every colour, as an issue of zod has it. */
export const colourPattern = String(pattern)

/** Converts a colour to #rgb or #rrggbb, also one that is misspelt or transparent. */
function convertToHex(text: string): string | undefined {
  return findHex(text) ?? convertColour(text)
}

/** Suggests the colour that a text most likely means, by its name in CSS or as #rrggbb. */
export function suggestColour(text: string): string | undefined {
  return findColourName(text) ?? convertToHex(text)
}

/** Finds the colour that was meant by one without "#" or with an alpha channel. */
function findHex(text: string): string | undefined {
  const [, long, short] =
    /^#?(?:([\da-f]{6})(?:[\da-f]{2})?|([\da-f]{3})[\da-f]?)$/iu.exec(text.trim()) ?? []
  const digits = long ?? short
  return digits === undefined ? undefined : `#${digits}`
}

/** A colour for each scheme, or one from which the other is derived. The defaults are examples. */
export function colourPair(
  { dark, light }: { readonly dark: string; readonly light: string },
  title: string,
  description: string,
) {
  const pair = z.strictObject({
    dark: colour.optional().meta({
      title: `${title}, dark scheme`,
      description: `${description} Used in the dark scheme. Left out, it is derived from "light".`,
      examples: [dark],
    }),
    light: colour.optional().meta({
      title: `${title}, light scheme`,
      description: `${description} Used in the light scheme. Left out, it is derived from "dark".`,
      examples: [light],
    }),
  })
  return addCompletion(z.union([colour, pair]), completeColour).meta({
    title,
    description: `${description} One colour, as CSS writes it, from which the colour of the other scheme is derived: "npm run explain" shows both. Or "dark" and "light", each as you write it; one that is left out is derived from the other.`,
    examples: [dark, { dark, light }],
  })
}
