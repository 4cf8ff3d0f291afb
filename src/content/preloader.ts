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
        description: 'true: the page begins with the preloader. false: there is none.',
        examples: [true],
      }),
    letters: z
      .array(text(4, 'sometimes'))
      .min(1)
      .max(5)
      .meta({
        title: 'Letters',
        description:
          'One to five letters, your initials for one, drawn one after another and joined by lines.',
        examples: [['A', 'H', 'K']],
      }),
    duration: milliseconds.default(5000).meta({
      title: 'Duration, ms',
      description: 'How long the preloader shows. In milliseconds: 1000 are a second.',
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
          'How long each step of the drawing takes: letter, line, letter, line, letter, and the fade-out last. More letters share the time of all. In milliseconds: 1000 are a second.',
        examples: [[700, 600, 600, 600, 600, 1000]],
      }),
    fadeDelay: milliseconds.default(1000).meta({
      title: 'Delay before the fade-out, ms',
      description:
        'How long the finished drawing rests before it fades. In milliseconds: 1000 are a second.',
      examples: [1000],
    }),
  })
  .meta({
    id: 'Preloader',
    title: 'Preloader',
    description:
      'The drawing of your letters that covers the page at first. Any key, click, tap or turn of the wheel ends it.',
    examples: [{ letters: ['A', 'H', 'K'] }],
  })

export type Preloader = z.infer<typeof preloader>
