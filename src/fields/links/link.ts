import { z } from 'zod'

import { href } from './href.ts'
import { text } from '#fields/texts/text.ts'

/** A link with a label. */
export const link = z
  .strictObject({
    label: text(80).meta({
      description: 'The text of the link. It says where the link leads.',
      examples: ['See the code'],
    }),
    url: href.meta({
      title: 'Address',
      description:
        'Where the link leads: an https:// or mailto: address, a tel: number, a /path on this site, or "#" and the anchor of a section.',
      examples: ['https://github.com/folio-sample', '#contact'],
    }),
  })
  .meta({
    id: 'Link',
    title: 'Link',
    description: 'A link for visitors.',
    examples: [{ label: 'See the code', url: 'https://github.com/folio-sample' }],
  })

export type Link = z.infer<typeof link>
