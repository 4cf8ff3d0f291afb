import { z } from 'zod'

import { addCompletion, loneParts } from './completion.ts'
import { orMap } from './short-forms.ts'
import { href } from './links/href.ts'
import { clearLabel, hasLabels, linkName } from './links/link-name.ts'
import { linkForms } from './links/link.ts'
import { nameNetwork } from './links/social/name-network.ts'
import { entryId } from './identifier.ts'
import { addPattern } from './add-pattern.ts'
import { richText } from './rich-text/rich-text.ts'
import { text, visible } from './texts/text.ts'
import { withSnippet } from './with-snippet.ts'

const longestLabel = 60

const linkLabel = text(longestLabel)

const wholeLink = z.strictObject({
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

/** "Privacy policy" for "/privacy-policy/". */
function namePage(url: string): string {
  const [, page] = /^\/(?:[\w-]+\/)*([\w-]+)\/?$/u.exec(url) ?? []
  const name = page?.replaceAll(/[_-]+/gu, ' ').trim()
  if (!name) return nameNetwork(url)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.slice(0, longestLabel)
}

const footerLink = linkForms(wholeLink, longestLabel, namePage).meta(
  withSnippet(
    'FooterLink',
    'Footer link',
    'A link at the end of every page: its address alone, its address after its text, or an object.',
    { label: '${1:Imprint}', url: '${2:/imprint/}' },
  ),
)

const line = 300
const most = 12

const whole = z.strictObject({
  text: richText(line)
    .optional()
    .meta({
      description: 'A line at the end of every page.',
      examples: ['Made in Rotterdam, without cookies.'],
    }),
  links: orMap(z.array(footerLink), { most }, ['label', linkName(longestLabel)], ['url', href])
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

const alone = addPattern(z.string().max(line), visible, 'Write at least one visible character')

const links = z.array(footerLink).max(most)

/** In small letters, a name may be a misspelt field. */
const linksByLabel = z
  .record(
    addPattern(
      z.string().max(longestLabel),
      new RegExp(clearLabel, 'u'),
      'Write "links", or the text of the link before its address',
    ),
    href,
  )
  .meta({
    title: 'Footer',
    description: 'Links at the end of every page: the address of each after its text.',
    minProperties: 1,
    maxProperties: most,
  })

const forms = z.union([
  whole,
  alone.transform((written) => whole.parse({ text: written })),
  links.transform((list) => whole.parse({ links: list })),
  linksByLabel.transform((written) => whole.parse({ links: written })),
])

/** What is at the end of every page. */
export const footer = addCompletion(forms, (written) => {
  if (typeof written === 'string' && alone.safeParse(written).success) return { text: written }
  const areLinks = Array.isArray(written) || hasLabels(written)
  return areLinks ? { links: written } : written
}).meta({
  id: 'Footer',
  title: 'Footer',
  description:
    'The end of every page: an object, a line of text alone, or links alone, as { "Imprint": "/imprint/" }. Leave it out for none.',
  examples: [
    'Made in Rotterdam, without cookies.',
    {
      text: 'Made in Rotterdam, without cookies.',
      links: [{ label: 'Imprint', url: '/imprint/' }],
    },
  ],
})

loneParts.add(footer)
loneParts.add(footerLink)

export type Footer = z.infer<typeof footer>
