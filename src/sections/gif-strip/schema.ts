import { z } from 'zod'

import { entryId } from '#fields/identifier.ts'
import { image } from '#fields/pictures/image.ts'
import { defineSection } from '#sections/define-section.ts'
import { heading, createSectionSchema } from '#fields/create-section-schema.ts'

const picture = z.strictObject({ id: entryId('picture', 'signal', 'src'), ...image.shape }).meta({
  id: 'Picture',
  title: 'Picture',
  description: 'A picture, with a text for visitors who do not see it.',
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

const schema = createSectionSchema(
  'gif-strip',
  {
    id: 'GifStrip',
    title: 'Gif strip',
    description: 'A strip of pictures that move.',
    snippet: {
      heading: '${1:Notes from the workbench}',
      images: [
        {
          src: 'media/${2:signal.gif}',
          alt: '${3:A loading bar turns into a wave}',
          caption: '${4:99 percent, then music}',
        },
      ],
    },
  },
  {
    heading: heading.meta({ examples: ['Notes from the workbench'] }).optional(),
    images: z
      .array(picture)
      .min(1)
      .max(12)
      .meta({
        title: 'Pictures',
        description: 'Shown side by side, in this order.',
        examples: [[{ src: 'media/signal.gif', alt: 'A loading bar turns into a wave' }]],
      }),
  },
)

export const definition = defineSection({
  schema,
  otherNames: ['gallery', 'images', 'photos', 'pictures', 'gifs', 'film'],
  isCompact: true,
  hasMovingPictures: true,
  nouns: { images: { noun: 'picture', label: 'caption', alone: 'picture' } },
})
