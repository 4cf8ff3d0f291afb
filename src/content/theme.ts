import { z } from 'zod'

import { colourPair } from '#fields/colour.ts'

import { fonts } from './typeface.ts'

/** What the whole page is drawn from: colours, faces, corners and space. */
export const theme = z
  .strictObject({
    scheme: z
      .enum(['system', 'dark', 'light'])
      .default('system')
      .meta({
        title: 'Scheme',
        description: '"system" follows the visitor’s device.',
        examples: ['system'],
      }),
    accent: colourPair('#ff6b3d', '#b83a06', 'Accent', 'The one colour that points at things.'),
    ground: colourPair('#0b0e14', '#f5f3ee', 'Ground', 'What everything stands on.'),
    ink: colourPair('#eef1f6', '#14181f', 'Ink', 'The colour of the words.'),
    fonts,
    corners: z
      .enum(['sharp', 'soft', 'round'])
      .default('sharp')
      .meta({
        title: 'Corners',
        description: 'Of buttons, fields and panels. "round" makes pills of the buttons.',
        examples: ['soft'],
      }),
    density: z
      .enum(['compact', 'regular', 'airy'])
      .default('regular')
      .meta({
        title: 'Density',
        description: 'How much room there is between things, and between lines of text.',
        examples: ['airy'],
      }),
  })
  .prefault({})
  .meta({
    id: 'Theme',
    title: 'Theme',
    description:
      'Colours, faces, corners and density of the page. Whole themes to begin with are in content/themes: paste one here.',
    examples: [{ accent: { dark: '#5ee6a8', light: '#0a6b45' }, corners: 'soft' }],
  })

export type Theme = z.infer<typeof theme>
