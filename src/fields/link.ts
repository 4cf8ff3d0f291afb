import { z } from 'zod'

import { href } from './href.ts'
import { text } from './text.ts'

/** A link with its own words. */
export const link = z
  .strictObject({
    label: text(80).meta({
      title: 'Label',
      description: 'The words to click on. They say where the link leads.',
      examples: ['See the code'],
    }),
    href: href.meta({
      title: 'Address',
      description:
        'Where the link leads: an https:// or mailto: address, a /path on this site, or "#" and the anchor of a section.',
      examples: ['https://github.com/folio-sample', '#contact'],
    }),
  })
  .meta({
    id: 'Link',
    title: 'Link',
    description: 'Where a visitor can go next. Leave it out for none.',
    examples: [{ label: 'See the code', href: 'https://github.com/folio-sample' }],
  })

export type Link = z.infer<typeof link>
