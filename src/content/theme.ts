import { z } from 'zod'

import { choice } from '#fields/choice.ts'
import { colourPair } from '#fields/colour.ts'

import { fonts } from './typeface.ts'

/** What the whole page is drawn from: colours, faces, corners and space. */
export const theme = z
  .strictObject({
    scheme: choice(['system', 'dark', 'light'], {
      system: 'Dark or light, as the visitor’s device is set.',
      dark: 'Dark for everyone.',
      light: 'Light for everyone.',
    })
      .default('system')
      .meta({
        title: 'Scheme',
        description: 'Whether the page is dark or light.',
        examples: ['system'],
      }),
    accent: colourPair(
      '#ff6b3d',
      '#b83a06',
      'Accent',
      'The one colour that points at things: links, buttons, marks.',
    ),
    ground: colourPair(
      '#0b0e14',
      '#f5f3ee',
      'Ground',
      'What everything stands on: the background.',
    ),
    ink: colourPair('#eef1f6', '#14181f', 'Ink', 'The colour of the words.'),
    fonts,
    corners: choice(['sharp', 'soft', 'round'], {
      sharp: 'Square corners.',
      soft: 'Corners a little rounded.',
      round: 'Round corners; buttons become pills.',
    })
      .default('sharp')
      .meta({
        title: 'Corners',
        description: 'The corners of buttons, fields and panels.',
        examples: ['soft'],
      }),
    density: choice(['compact', 'regular', 'airy'], {
      compact: 'Less room: more fits on a screen.',
      regular: 'The room that the page was drawn with.',
      airy: 'More room.',
    })
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
      'Colours, letters, corners and room of the page. Leave it out for the usual, or begin with a whole theme: paste one from content/themes here.',
    examples: [{ accent: { dark: '#5ee6a8', light: '#0a6b45' }, corners: 'soft' }],
  })

export type Theme = z.infer<typeof theme>
