import { z } from 'zod'

import { choice } from './choice.ts'
import { href } from './href.ts'
import { entryId } from './identifier.ts'
import { text } from './text.ts'

/** The icons that the site can draw. */
const socialIconName = choice({
  linkedin: 'The logo of LinkedIn.',
  github: 'The logo of GitHub.',
  gitlab: 'The logo of GitLab.',
  mastodon: 'The logo of Mastodon.',
  bluesky: 'The logo of Bluesky.',
  mail: 'An envelope, for a mailto: address.',
  rss: 'The waves of a feed.',
  link: 'A link of a chain, for any other address.',
})

export type SocialIconName = z.infer<typeof socialIconName>

/** One entry of the fixed stack of social buttons (specification, section 3). */
export const socialLink = z
  .strictObject({
    id: entryId('link', 'linkedin'),
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
    icon: socialIconName.default('link').meta({
      description: 'The icon on the button.',
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
          id: '${1:linkedin}',
          network: '${2:LinkedIn}',
          url: '${3:https://www.linkedin.com/in/your-name}',
          icon: `\${4|${socialIconName.options.join()}|}`,
        },
      },
    ],
  })

export type SocialLink = z.infer<typeof socialLink>
