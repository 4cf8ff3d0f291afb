import { z } from 'zod'

import { addCompletion } from '#fields/completion.ts'
import { orText } from '#fields/short-forms.ts'
import { addPattern } from '#fields/add-pattern.ts'

import { assetBudgets } from './asset-budgets.ts'
import { completeFileName, contentFolder, elsewhere, fileName } from './file-name.ts'

const here = String.raw`animations\/${fileName}\.json`

/** The name of an animation: a file in the folder `animations` beside the content, or an https address. */
export const animationFile = new RegExp(`^(${elsewhere}|${here})$`, 'u')

/** The same as owners may write it. */
export const writtenAnimation = new RegExp(`^(${elsewhere}|${contentFolder}${here})$`, 'u')

const framesPerSecond = z.number().min(1).max(120)
const frameCount = z.int().min(1).max(100_000)
const frameNumber = z.int().min(0).max(100_000)

const source = addCompletion(
  addPattern(
    z.string().max(2000),
    writtenAnimation,
    'Name a Lottie file in the folder "animations", as "animations/name.json", or an https:// address',
  ),
  completeFileName,
)

/** A looping Lottie animation: a file in the folder `animations` beside the content or an https address. */
export const animation = orText(
  z.strictObject({
    src: source.meta({
      title: 'Lottie file',
      description: `A file in the folder "animations" beside this one, written as "animations/name.json", or an https:// address. Keep it under ${assetBudgets.lottie / 1000} kB. The page does not run expressions.`,
      examples: ['animations/hero.json', 'https://example.org/loop.json'],
    }),
    // Specification, section 9.
    frameRate: framesPerSecond.optional().meta({
      description:
        'How many frames are shown in a second. Leave it out for the frame rate of the file; another number plays it slower or faster, and validation says so.',
      examples: [30],
    }),
    frames: frameCount.optional().meta({
      description:
        'How many frames are played before the loop begins again. Leave it out for all frames of the file; fewer play only its beginning, and validation says so.',
      examples: [120],
    }),
    stillFrame: frameNumber.default(0).meta({
      description: 'The frame that is shown while motion is off. 0 is the first.',
      examples: [60],
    }),
  }),
  source,
  (src) => ({ src }),
).meta({
  title: 'Animation',
  description:
    'A Lottie animation: its file, or an object. It plays in a loop, and shows a still frame to visitors who ask for less motion.',
  examples: [{ src: 'animations/hero.json' }],
})

export type Animation = z.infer<typeof animation>
