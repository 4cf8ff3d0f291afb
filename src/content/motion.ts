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
          'A section is the active one while its box holds the line at this share of the viewport’s height. Specification, section 9: 0.3.',
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
          'The background moves up by the scroll distance, at most this far. Specification, section 9: 1200.',
        examples: [1200],
      }),
    fadeDuration: milliseconds.default(1000).meta({
      title: 'Fade duration, ms',
      description: 'How long a section takes to fade up. Specification, section 9: 1000 ms.',
      examples: [1000],
    }),
    fadeDelay: milliseconds.default(200).meta({
      title: 'Fade delay, ms',
      description: 'How long it waits before. Specification, section 9: 200 ms.',
      examples: [200],
    }),
  })
  .prefault({})
  .meta({
    id: 'Motion',
    title: 'Motion',
    description: 'How the page answers to scrolling.',
    examples: [{ fadeDuration: 1000 }],
  })

export type Motion = z.infer<typeof motion>
