import { z } from 'zod'

import { text } from './text.ts'

const pixels = z.int().min(1).max(10_000)

/** A picture: a file in `content/media` or an https address. */
export const image = z
  .strictObject({
    src: z
      .string()
      .max(2000)
      .regex(
        /^(https:\/\/[^\s<>"\\]+|media\/(?!.*\.\.)[^\s<>"\\]+\.(gif|png|jpg|jpeg|webp|avif|svg))$/u,
        'Name a picture in content/media, as "media/name.gif", or an https:// address',
      )
      .meta({
        title: 'Picture',
        description:
          'A file beside the content, as "media/name.gif" (gif, png, jpg, webp, avif or svg), or an https:// address.',
        examples: ['media/signal.gif', 'https://example.org/loop.gif'],
      }),
    alt: text(250).meta({
      title: 'Text alternative',
      description: 'What the picture shows, for those who do not see it.',
      examples: ['A cursor drags a box into place and it snaps'],
    }),
    caption: text(120)
      .optional()
      .meta({
        title: 'Caption',
        description: 'A few words under the picture.',
        examples: ['Naming things, take 12'],
      }),
    width: pixels.optional().meta({
      title: 'Width, pixels',
      description:
        'Only for an https:// picture: a file of yours is measured when the site is built.',
      examples: [480],
    }),
    height: pixels.optional().meta({
      title: 'Height, pixels',
      description:
        'Only for an https:// picture: a file of yours is measured when the site is built.',
      examples: [360],
    }),
  })
  .meta({ id: 'Image', title: 'Picture', description: 'A picture with its text alternative.' })

export type Image = z.infer<typeof image>
