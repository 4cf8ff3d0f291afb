import { z } from 'zod'

import { assetBudgets } from './asset-budgets.ts'
import { matching } from './matching.ts'
import { text } from './text.ts'
import { webHost } from './web-host.ts'

/** What may name a picture. */
export const pictureFile = new RegExp(
  String.raw`^(https:\/\/${webHost}([\/?#][^\s<>"\\]*)?|media\/(?!.*\.\.)[^\s<>"\\]+\.(gif|png|jpg|jpeg|webp|avif|svg))$`,
  'u',
)

const file = matching(
  z.string().max(2000),
  pictureFile,
  'Name a picture in content/media, as "media/name.gif", or an https:// address',
)

const pixels = z.int().min(1).max(10_000)

/** A picture: a file in `content/media` or an https address. */
export const image = z
  .strictObject({
    src: file.meta({
      title: 'Picture file',
      description: `The picture: a file you put in content/media, written as "media/name.gif", or an https:// address. It may be gif, png, jpg, webp, avif or svg. Keep a gif under ${assetBudgets.gif / 1000} kB and a still picture under ${assetBudgets.still / 1000} kB.`,
      examples: ['media/signal.gif', 'https://example.org/loop.gif'],
    }),
    alt: text(250).meta({
      title: 'Text alternative',
      description:
        'What the picture shows, in a sentence: read out to visitors who do not see it, and shown where it does not load.',
      examples: ['A cursor drags a box into place and it snaps'],
    }),
    caption: text(120)
      .optional()
      .meta({
        title: 'Caption',
        description: 'A few words under the picture. Leave it out for a picture without any.',
        examples: ['Naming things, take 12'],
      }),
    still: file.optional().meta({
      title: 'Still picture',
      description:
        'What stands there for visitors who asked for less motion. Leave it out for a gif in content/media: its first frame is taken.',
      examples: ['media/signal-still.png'],
    }),
    width: pixels.optional().meta({
      title: 'Width, pixels',
      description:
        'How wide the picture is. Needed only for an https:// address, so that the page keeps room for it: your own files are measured for you.',
      examples: [480],
    }),
    height: pixels.optional().meta({
      title: 'Height, pixels',
      description:
        'How high the picture is. Needed only for an https:// address, so that the page keeps room for it: your own files are measured for you.',
      examples: [360],
    }),
  })
  .meta({
    id: 'Image',
    title: 'Picture',
    description: 'A picture with words for those who do not see it.',
    defaultSnippets: [
      {
        label: 'Picture',
        description: 'A picture of yours, what it shows and a caption.',
        body: {
          src: 'media/${1:signal.gif}',
          alt: '${2:A loading bar turns into a wave}',
          caption: '${3:99 percent, then music}',
        },
      },
    ],
  })

export type Image = z.infer<typeof image>
