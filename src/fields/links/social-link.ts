import { z } from 'zod'

import { choice } from '#fields/choice.ts'
import { href } from './href.ts'
import type { IconDrawing } from '#fields/pictures/icon-drawing.ts'
import { entryId } from '#fields/identifier.ts'
import { matching } from '#fields/matching.ts'
import { text } from '#fields/texts/text.ts'

/** The icons that the site can draw. */
export const socialIconName = choice({
  linkedin: 'The logo of LinkedIn.',
  github: 'The logo of GitHub.',
  gitlab: 'The logo of GitLab.',
  codeberg: 'The logo of Codeberg.',
  stackoverflow: 'The logo of Stack Overflow.',
  npm: 'The logo of npm.',
  codepen: 'The logo of CodePen.',
  devto: 'The logo of DEV.',
  medium: 'The logo of Medium.',
  mastodon: 'The logo of Mastodon.',
  bluesky: 'The logo of Bluesky.',
  x: 'The logo of X.',
  telegram: 'The logo of Telegram.',
  youtube: 'The logo of YouTube.',
  instagram: 'The logo of Instagram.',
  dribbble: 'The logo of Dribbble.',
  behance: 'The logo of Behance.',
  mail: 'An envelope, for an email address.',
  rss: 'The waves of a feed.',
  document: 'A sheet of paper, for a file such as a CV.',
  link: 'A link of a chain, for any other address.',
})

export type SocialIconName = z.infer<typeof socialIconName>

/** The name of a drawing in content/media that is an icon. */
export const iconFile = /^media\/(?!.*\.\.)[^\s<>"\\]+\.svg$/u

/** An icon of the owner's: a drawing in one colour. */
export const ownIcon = matching(
  z.string().max(2000),
  iconFile,
  'Name a drawing in content/media, as "media/name.svg"',
)

/** One entry of the fixed stack of social buttons (specification, section 3). */
export const socialLink = z
  .strictObject({
    id: entryId('link', 'linkedin', 'network'),
    network: text(40).meta({
      description:
        'The name of the network. Visitors see it when they point at the button, and screen readers say it.',
      examples: ['LinkedIn'],
    }),
    url: href.meta({
      title: 'Address',
      description: 'Your page there. It opens in a new tab.',
      examples: ['https://www.linkedin.com/in/your-name', 'mailto:me@example.org'],
    }),
    icon: z
      .union([socialIconName, ownIcon])
      .optional()
      .meta({
        description:
          'The icon on the button: one of these, or a drawing of yours in one colour, as "media/name.svg". Leave it out for the icon of the network, which the address says.',
        examples: ['linkedin'],
      }),
  })
  .meta({
    id: 'SocialLink',
    title: 'Social link',
    description: 'A button that links to a page of yours elsewhere.',
    defaultSnippets: [
      {
        label: 'Social link',
        description: 'A button that links to a page of yours.',
        body: {
          network: '${1:LinkedIn}',
          url: '${2:https://www.linkedin.com/in/your-name}',
        },
      },
    ],
  })

export type SocialLink = z.infer<typeof socialLink>

/** A social link as the page gets it. */
export type DrawnSocialLink = Omit<SocialLink, 'icon'> & { readonly icon: IconDrawing }
