import { z } from 'zod'

import { milliseconds } from '#fields/milliseconds.ts'
import { text } from '#fields/text.ts'

/** The full-screen preloader (specification, sections 4 and 9). */
export const preloader = z
  .strictObject({
    enabled: z
      .boolean()
      .default(true)
      .meta({
        title: 'Enabled',
        description: 'false removes the preloader.',
        examples: [true],
      }),
    letters: z
      .array(text(4))
      .min(1)
      .max(5)
      .meta({
        title: 'Letters',
        description: 'Drawn one after another and joined by lines.',
        examples: [['A', 'H', 'K']],
      }),
    duration: milliseconds.default(5000).meta({
      title: 'Duration, ms',
      description: 'How long it shows. Specification, section 9: 5000 ms.',
      examples: [5000],
    }),
    steps: z
      .array(milliseconds)
      .min(2)
      .max(12)
      .default([700, 600, 600, 600, 600, 1000])
      .meta({
        title: 'Steps, ms',
        description:
          'Lengths of the steps: letter, line, letter, line, letter, then the fade-out last. With more letters, the step before the fade-out repeats. Specification, section 9: 700, 600, 600, 600, 600, 1000 ms.',
        examples: [[700, 600, 600, 600, 600, 1000]],
      }),
    fadeDelay: milliseconds.default(1000).meta({
      title: 'Delay before the fade-out, ms',
      description: 'The finished drawing rests this long. Specification, section 9: 1000 ms.',
      examples: [1000],
    }),
  })
  .meta({
    id: 'Preloader',
    title: 'Preloader',
    description: 'Shown before the page. Any key, click, tap or turn of the wheel ends it.',
    examples: [{ letters: ['A', 'H', 'K'] }],
  })

export type Preloader = z.infer<typeof preloader>
