import { z } from 'zod'

import { colourPair } from '#fields/colour.ts'

/** Colours from which the whole page is drawn. */
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
  })
  .prefault({})
  .meta({
    id: 'Theme',
    title: 'Theme',
    description: 'Colours of the page. Everything else is mixed from them.',
    examples: [{ accent: { dark: '#5ee6a8', light: '#0a6b45' } }],
  })

export type Theme = z.infer<typeof theme>
