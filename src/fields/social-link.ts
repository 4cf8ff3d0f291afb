import { z } from 'zod'

import { choice } from './choice.ts'
import { href } from './href.ts'
import { text } from './text.ts'

const icons = [
  'linkedin',
  'github',
  'gitlab',
  'mastodon',
  'bluesky',
  'mail',
  'rss',
  'link',
] as const

/** The icons that the site can draw. */
export const socialIconName = choice(icons, {
  linkedin: 'The sign of LinkedIn.',
  github: 'The sign of GitHub.',
  gitlab: 'The sign of GitLab.',
  mastodon: 'The sign of Mastodon.',
  bluesky: 'The sign of Bluesky.',
  mail: 'An envelope, for a mailto: address.',
  rss: 'The waves of a feed.',
  link: 'A link of a chain, for any other address.',
})

export type SocialIconName = z.infer<typeof socialIconName>

/** One entry of the fixed stack of social buttons (specification, section 3). */
export const socialLink = z
  .strictObject({
    network: text(40).meta({
      title: 'Network',
      description:
        'The name of the place. Shown when a pointer rests on the button, and read out by screen readers.',
      examples: ['LinkedIn'],
    }),
    url: href.meta({
      title: 'Address',
      description: 'Your page there. It opens in a new tab.',
      examples: ['https://www.linkedin.com/in/your-name', 'mailto:me@example.org'],
    }),
    icon: socialIconName.default('link').meta({
      title: 'Icon',
      description: 'The sign on the button.',
      examples: ['linkedin'],
    }),
  })
  .meta({
    id: 'SocialLink',
    title: 'Social link',
    description: 'A button that leads to a page of yours elsewhere.',
    defaultSnippets: [
      {
        label: 'Social link',
        description: 'A button to a page of yours.',
        body: {
          network: '${1:LinkedIn}',
          url: '${2:https://www.linkedin.com/in/your-name}',
          icon: `\${3|${icons.join()}|}`,
        },
      },
    ],
  })

export type SocialLink = z.infer<typeof socialLink>
