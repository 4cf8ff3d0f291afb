import { z } from 'zod'

import { milliseconds } from '#fields/milliseconds.ts'

const share = z.number().min(0).max(1)
const pixels = z.int().min(0).max(10_000)

/** The settings of scrolling (specification, sections 2 and 9). */
export const scrolling = z
  .strictObject({
    activeThreshold: share
      .default(0.3)
      .describe(
        'The navigation marks the section at this height of the window. A share, not pixels: 0 is the top edge, 0.5 the middle, 1 the bottom edge.',
      ),
    backdropShift: pixels.default(1200).meta({
      title: 'Backdrop shift, pixels',
      description:
        'How far the background moves up, at most, while the visitor scrolls. In pixels; 0 keeps it still.',
    }),
    fadeDuration: milliseconds.default(1000).meta({
      title: 'Fade duration, ms',
      description: 'How long a section takes to fade in. In milliseconds: 1000 are a second.',
    }),
    fadeDelay: milliseconds.default(200).meta({
      title: 'Fade delay, ms',
      description:
        'How long a section waits before it fades in. In milliseconds: 1000 are a second.',
    }),
  })
  .prefault({})
  .meta({
    id: 'Scrolling',
    title: 'Scrolling',
    description: 'What happens while a visitor scrolls. Leave it out to keep the defaults.',
    examples: [{ fadeDuration: 1000 }],
  })
