import { z } from 'zod'

import { milliseconds } from '#fields/milliseconds.ts'

/** How the page answers to scrolling (specification, sections 2 and 9). */
export const motion = z
  .strictObject({
    activeThreshold: z
      .number()
      .min(0)
      .max(1)
      .default(0.3)
      .meta({
        title: 'Active threshold',
        description:
          'The navigation marks the section that stands at this height of the window. A share, not pixels: 0 is the top edge, 0.5 the middle, 1 the bottom edge.',
        examples: [0.3],
      }),
    backdropShift: z
      .int()
      .min(0)
      .max(10_000)
      .default(1200)
      .meta({
        title: 'Backdrop shift, pixels',
        description:
          'The background moves up as the visitor scrolls, at most this far. In pixels; 0 keeps it still.',
        examples: [1200],
      }),
    fadeDuration: milliseconds.default(1000).meta({
      title: 'Fade duration, ms',
      description:
        'How long a section takes to rise into view. In milliseconds: 1000 are a second.',
      examples: [1000],
    }),
    fadeDelay: milliseconds.default(200).meta({
      title: 'Fade delay, ms',
      description:
        'How long a section waits, once scrolled to, before it rises. In milliseconds: 1000 are a second.',
      examples: [200],
    }),
  })
  .prefault({})
  .meta({
    id: 'Motion',
    title: 'Motion',
    description: 'How the page answers to scrolling. Leave it out for the usual.',
    examples: [{ fadeDuration: 1000 }],
  })

export type Motion = z.infer<typeof motion>
