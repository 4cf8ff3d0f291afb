import { z } from 'zod'

import { matching } from './matching.ts'

const pattern = /^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/u

/** A colour: #rgb or #rrggbb. */
export const colour = matching(z.string(), pattern, 'Write the colour as #rgb or #rrggbb')

/** The pattern of every colour, as an issue of zod has it. */
export const colourPattern = String(pattern)

/** Finds the colour that was meant by one without "#" or with an alpha channel. */
export function suggestColour(text: string): string | undefined {
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
      description: `${description} Used in the dark scheme. Written as #rgb or #rrggbb. Left out, it is derived from "light".`,
      examples: [dark],
    }),
    light: colour.optional().meta({
      title: `${title}, light scheme`,
      description: `${description} Used in the light scheme. Written as #rgb or #rrggbb. Left out, it is derived from "dark".`,
      examples: [light],
    }),
  })
  return z.union([colour, pair]).meta({
    title,
    description: `${description} One colour, written as #rgb or #rrggbb, from which the colour of the other scheme is derived: "npm run explain" shows both. Or "dark" and "light", each as you write it; one that is left out is derived from the other.`,
    examples: [dark, { dark, light }],
  })
}
