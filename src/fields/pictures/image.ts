import { z } from 'zod'

import { addCompletion } from '#fields/completion.ts'
import { addPattern } from '#fields/add-pattern.ts'
import { richText } from '#fields/rich-text/rich-text.ts'
import { text } from '#fields/texts/text.ts'

import { assetBudgets } from './asset-budgets.ts'
import {
  completeFileName,
  contentFolder,
  elsewhere,
  fileName,
  stillExtension,
} from './file-name.ts'

const here = String.raw`media\/${fileName}\.(gif|${stillExtension})`

/** The name of a picture: a file in the folder `media` beside the content, or an https address. */
export const pictureFile = new RegExp(`^(${elsewhere}|${here})$`, 'u')

const file = addCompletion(
  addPattern(
    z.string().max(2000),
    new RegExp(`^(${elsewhere}|${contentFolder}${here})$`, 'u'),
    'Name a picture in the folder "media", as "media/name.gif" (gif, png, jpg, webp, avif or svg), or an https:// address',
  ),
  completeFileName,
)

const pixels = z.int().min(1).max(10_000)

/** The fields of a picture: a file in the folder `media` beside the content or an https address. */
export const image = z.strictObject({
  src: file.meta({
    title: 'Picture file',
    description: `A file in the folder "media" beside this one, written as "media/name.gif", or an https:// address. It may be gif, png, jpg, webp, avif or svg. Keep a gif under ${assetBudgets.gif / 1000} kB and a drawing (svg) under ${assetBudgets.still / 1000} kB.`,
    examples: ['media/signal.gif', 'https://example.org/loop.gif'],
  }),
  alt: text(250).meta({
    title: 'Text alternative',
    description:
      'What the picture shows, in a sentence: for visitors who do not see it, and if it does not load.',
    examples: ['A cursor drags a box into place and it snaps'],
  }),
  caption: richText(120)
    .optional()
    .meta({
      description: 'A short text under the picture. Leave it out for none.',
      examples: ['Naming things, take 12'],
    }),
  still: file.optional().meta({
    title: 'Still picture',
    description:
      'The picture for visitors who ask for less motion. Leave it out for a moving picture in the folder "media": its first frame is shown.',
    examples: ['media/signal-still.png'],
  }),
  width: pixels.optional().meta({
    title: 'Width, pixels',
    description:
      'The width of the picture. Write it only for an https:// address, so that the page reserves the space.',
    examples: [480],
  }),
  height: pixels.optional().meta({
    title: 'Height, pixels',
    description:
      'The height of the picture. Write it only for an https:// address, so that the page reserves the space.',
    examples: [360],
  }),
})

export type Image = z.infer<typeof image>
