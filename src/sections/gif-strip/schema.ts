import { z } from 'zod'

import { image } from '#fields/image.ts'
import { heading, sectionFrame } from '#fields/section-frame.ts'

/** A strip of pictures that are there to be looked at. */
export const gifStrip = sectionFrame(
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
    heading: heading.optional(),
    images: z
      .array(image)
      .min(1)
      .max(12)
      .meta({
        title: 'Pictures',
        description: 'Shown side by side, in this order.',
        examples: [[{ src: 'media/signal.gif', alt: 'A loading bar turns into a wave' }]],
      }),
  },
)
