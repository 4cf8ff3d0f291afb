import { z } from 'zod'

import { matching } from './matching.ts'

/** A colour: #rgb or #rrggbb. */
export const colour = matching(
  z.string(),
  /^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/u,
  'Write the colour as #rgb or #rrggbb',
)

/** A colour for each scheme, with their defaults. */
export function colourPair(dark: string, light: string, title: string, description: string) {
  return z
    .strictObject({
      dark: colour.default(dark).meta({
        title: `${title}, dark scheme`,
        description: `${description} Used in the dark scheme. Written as #rgb or #rrggbb.`,
      }),
      light: colour.default(light).meta({
        title: `${title}, light scheme`,
        description: `${description} Used in the light scheme. Written as #rgb or #rrggbb.`,
      }),
    })
    .prefault({})
    .meta({
      title,
      description: `${description} One colour for the dark scheme and one for the light.`,
      examples: [{ dark, light }],
    })
}
