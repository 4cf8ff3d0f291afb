import { z } from 'zod'

import { matching } from './matching.ts'

/** A colour as an owner writes it: #rgb or #rrggbb. */
export const colour = matching(
  z.string(),
  /^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/u,
  'Write the colour as #rgb or #rrggbb',
)

/** One colour for each scheme. Defaults are the theme's own. */
export function colourPair(dark: string, light: string, title: string, description: string) {
  return z
    .strictObject({
      dark: colour.default(dark).meta({
        title: `${title}, dark scheme`,
        description: `${description} Used in the dark scheme. Written as #rgb or #rrggbb.`,
        examples: [dark],
      }),
      light: colour.default(light).meta({
        title: `${title}, light scheme`,
        description: `${description} Used in the light scheme. Written as #rgb or #rrggbb.`,
        examples: [light],
      }),
    })
    .prefault({})
    .meta({
      title,
      description: `${description} One colour for the dark scheme and one for the light.`,
      examples: [{ dark, light }],
    })
}
