import { z } from 'zod'

import { orMap, orText } from './completion.ts'
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

/** What is at the end of every page. */
export const footer = orText(
  z.strictObject({
    text: richText(line)
      .optional()
      .meta({
        description: 'A line at the end of every page.',
        examples: ['Made in Rotterdam, without cookies.'],
      }),
    links: orMap(z.array(footerLink), { most: 12 }, ['label', linkLabel], ['url', href])
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
  }),
  matching(z.string().max(line), /\S/u, 'Write at least one visible character'),
  (written) => ({ text: written }),
).meta({
  id: 'Footer',
  title: 'Footer',
  description: 'The end of every page: an object, or a line of text alone. Leave it out for none.',
  examples: [
    'Made in Rotterdam, without cookies.',
    {
      text: 'Made in Rotterdam, without cookies.',
      links: [{ label: 'Imprint', url: '/imprint/' }],
    },
  ],
})

export type Footer = z.infer<typeof footer>
