import { z } from 'zod'

import { completed, loneParts, orMap } from './completion.ts'
import { href } from './links/href.ts'
import { entryId } from './identifier.ts'
import { matching } from './matching.ts'
import { richText } from './rich-text/rich-text.ts'
import { text } from './texts/text.ts'

const linkLabel = text(60)

const footerLink = z
  .strictObject({
    id: entryId('link', 'imprint', 'label'),
    label: linkLabel.meta({
      description: 'The text of the link. It says where the link leads.',
      examples: ['Imprint', 'Privacy', 'Source code'],
    }),
    url: href.meta({
      title: 'Address',
      description:
        'Where the link leads, such as a page of yours: content/pages/imprint.md is at /imprint/.',
      examples: ['/imprint/', 'https://github.com/folio-sample'],
    }),
  })
  .meta({
    id: 'FooterLink',
    title: 'Footer link',
    description: 'A link at the end of every page.',
    defaultSnippets: [
      {
        label: 'Footer link',
        description: 'A link at the end of every page.',
        body: { label: '${1:Imprint}', url: '${2:/imprint/}' },
      },
    ],
  })

const line = 300
const most = 12

const whole = z.strictObject({
  text: richText(line)
    .optional()
    .meta({
      description: 'A line at the end of every page.',
      examples: ['Made in Rotterdam, without cookies.'],
    }),
  links: orMap(z.array(footerLink), { most }, ['label', linkLabel], ['url', href])
    .default([])
    .meta({
      description:
        'Links at the end of every page: imprint, privacy, source code. Twelve at most: a list, or the address of each after its label.',
      examples: [[{ label: 'Imprint', url: '/imprint/' }], { Imprint: '/imprint/' }],
    }),
  socialLinks: z
    .boolean()
    .default(true)
    .describe('true: the footer has the social links, too. false: only their button has them.'),
})

const alone = matching(z.string().max(line), /\S/u, 'Write at least one visible character')

const links = z.array(footerLink).max(most)

const forms = z.union([
  whole,
  alone.transform((written) => whole.parse({ text: written })),
  links.transform((list) => whole.parse({ links: list })),
])

/** What is at the end of every page. */
export const footer = completed(forms, (written) => {
  if (typeof written === 'string' && alone.safeParse(written).success) return { text: written }
  return Array.isArray(written) ? { links: written } : written
}).meta({
  id: 'Footer',
  title: 'Footer',
  description:
    'The end of every page: an object, a line of text alone, or links alone. Leave it out for none.',
  examples: [
    'Made in Rotterdam, without cookies.',
    {
      text: 'Made in Rotterdam, without cookies.',
      links: [{ label: 'Imprint', url: '/imprint/' }],
    },
  ],
})

loneParts.add(footer)

export type Footer = z.infer<typeof footer>
