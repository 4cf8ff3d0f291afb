import { z } from 'zod'

import { label } from './label.ts'
import { milliseconds } from './milliseconds.ts'
import { text } from './text.ts'

/** The full-screen preloader (specification, sections 4 and 9). */
export const preloader = z
  .strictObject({
    enabled: z
      .boolean()
      .default(true)
      .describe('true: the page starts with the preloader. false: there is none.'),
    letters: z
      .array(text(4, 'sometimes'))
      .min(1)
      .max(5)
      .meta({
        description:
          'One to five letters, such as your initials. They are drawn one after another, with lines between them.',
        examples: [['A', 'H', 'K']],
      }),
    duration: milliseconds.default(5000).meta({
      title: 'Duration, ms',
      description: 'How long the preloader is shown. In milliseconds: 1000 are a second.',
    }),
    steps: z.array(milliseconds).min(2).max(12).default([700, 600, 600, 600, 600, 1000]).meta({
      title: 'Steps, ms',
      description:
        'How long each step of the animation takes: letter, line, letter, line, letter, then the fade-out. If there are more letters, they share the total time. In milliseconds: 1000 are a second.',
    }),
    fadeDelay: milliseconds.default(1000).meta({
      title: 'Delay before the fade-out, ms',
      description:
        'How long the finished letters are shown before they fade. In milliseconds: 1000 are a second.',
    }),
    skipHint: label('Tap or press a key to skip', 60, 'sometimes').describe(
      'A small line under the letters, which says how to skip them.',
    ),
  })
  .meta({
    id: 'Preloader',
    title: 'Preloader',
    description:
      'Your letters, which cover the page at first. Any key, click, tap or turn of the wheel ends it.',
    examples: [{ letters: ['A', 'H', 'K'] }],
  })

export type Preloader = z.infer<typeof preloader>
