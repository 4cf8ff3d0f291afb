import { z } from 'zod'

import { choice } from '#fields/choice.ts'
import { colour, colourPair } from '#fields/colour.ts'
import { orText } from '#fields/completion.ts'

import { completeColours, standardColours } from './colours/complete-colours.ts'
import { fonts } from './typeface.ts'

/** A theme as it is written, with defaults. */
export const writtenTheme = z.strictObject({
  scheme: choice({
    system: 'Dark or light, as set on the visitor’s device.',
    dark: 'Dark for everyone.',
    light: 'Light for everyone.',
  })
    .default('system')
    .describe('Whether the page is dark or light.'),
  accent: colourPair(
    standardColours.accent,
    'Accent',
    'The colour of links, buttons and marks.',
  ).optional(),
  ground: colourPair(standardColours.ground, 'Ground', 'The background of the page.').optional(),
  ink: colourPair(standardColours.ink, 'Ink', 'The colour of text.').optional(),
  fonts,
  corners: choice({
    sharp: 'Square corners.',
    soft: 'Slightly rounded corners.',
    round: 'Round corners; buttons become pills.',
  })
    .default('sharp')
    .meta({
      description: 'The corners of buttons, fields and panels.',
      examples: ['soft'],
    }),
  density: choice({
    compact: 'Less space: more fits on a screen.',
    regular: 'The space that the page is designed with.',
    airy: 'More space.',
  })
    .default('regular')
    .meta({
      description: 'How much space there is between elements, and between lines of text.',
      examples: ['airy'],
    }),
})

/** The design of the whole page: colours, fonts, corners and space. */
export const theme = orText(writtenTheme, colour, (accent) => ({ accent }))
  .transform((written) => ({ ...written, ...completeColours(written) }))
  .prefault({})
  .meta({
    id: 'Theme',
    title: 'Theme',
    description:
      'Colours, fonts, corners and space. A colour alone is the accent. Leave it out to keep the defaults, or copy a whole theme from content/themes.',
    examples: [{ accent: '#0a6b45', corners: 'soft' }],
  })

export type Theme = z.infer<typeof theme>
