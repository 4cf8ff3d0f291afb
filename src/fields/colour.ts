import { z } from 'zod'

/** A colour as an owner writes it: #rgb or #rrggbb. */
export const colour = z
  .string()
  .regex(/^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/u, 'Write the colour as #rgb or #rrggbb')

/** One colour for each scheme. Defaults are the theme's own. */
export function colourPair(dark: string, light: string, title: string, description: string) {
  return z
    .strictObject({
      dark: colour.default(dark).meta({
        title: `${title}, dark scheme`,
        description: `${description} Used in the dark scheme.`,
        examples: [dark],
      }),
      light: colour.default(light).meta({
        title: `${title}, light scheme`,
        description: `${description} Used in the light scheme.`,
        examples: [light],
      }),
    })
    .prefault({})
    .meta({ title, description, examples: [{ dark, light }] })
}
