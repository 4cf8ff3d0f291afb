import { z } from 'zod'

import { assetBudgets } from './asset-budgets.ts'
import { matching } from './matching.ts'
import { webHost } from './web-host.ts'

/** What may name an animation. */
export const animationFile = new RegExp(
  String.raw`^(https:\/\/${webHost}([\/?#][^\s<>"\\]*)?|animations\/(?!.*\.\.)[^\s<>"\\]+\.json)$`,
  'u',
)

/** A looping Lottie animation: a file in `content/animations` or an https address. */
export const animation = z
  .strictObject({
    src: matching(
      z.string().max(2000),
      animationFile,
      'Name a Lottie file in content/animations, as "animations/name.json", or an https:// address',
    ).meta({
      title: 'Lottie file',
      description: `The file that moves: one you put in content/animations, written as "animations/name.json", or an https:// address. Keep it under ${assetBudgets.lottie / 1000} kB. Expressions in it are not played.`,
      examples: ['animations/hero.json', 'https://example.org/loop.json'],
    }),
    // Specification, section 9.
    frameRate: z
      .number()
      .min(1)
      .max(120)
      .optional()
      .meta({
        title: 'Frame rate',
        description:
          'How many frames a second the file is drawn for. Say it, and the check tells you when another file is put in its place. Leave it out, and any will do.',
        examples: [30],
      }),
    frames: z
      .int()
      .min(1)
      .max(100_000)
      .optional()
      .meta({
        title: 'Frames',
        description:
          'How many frames the file has from its first to its end. The check compares it, as the frame rate. Leave it out, and any will do.',
        examples: [120],
      }),
    stillFrame: z
      .int()
      .min(0)
      .max(100_000)
      .default(0)
      .meta({
        title: 'Still frame',
        description:
          'The frame that is shown while the page stands still, for visitors who asked for that. 0 is the first.',
        examples: [60],
      }),
  })
  .meta({
    title: 'Animation',
    description:
      'A drawing that moves, in the Lottie format. It plays over and over, and stands still for visitors who asked for less motion.',
    examples: [{ src: 'animations/hero.json' }],
  })

export type Animation = z.infer<typeof animation>
