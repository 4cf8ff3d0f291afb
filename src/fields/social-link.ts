import { z } from 'zod'

import { href } from './href.ts'
import { text } from './text.ts'

/** The icons that the site can draw. */
export const socialIconName = z.enum([
  'linkedin',
  'github',
  'gitlab',
  'mastodon',
  'bluesky',
  'mail',
  'rss',
  'link',
])

export type SocialIconName = z.infer<typeof socialIconName>

/** One entry of the fixed stack of social buttons (specification, section 3). */
export const socialLink = z
  .strictObject({
    network: text(40).meta({
      title: 'Network',
      description: 'The name that a screen reader says and a pointer shows.',
      examples: ['LinkedIn'],
    }),
    url: href.meta({
      title: 'Address',
      description: 'Your page there. It opens in a new tab.',
      examples: ['https://www.linkedin.com/in/your-name'],
    }),
    icon: socialIconName.default('link').meta({
      title: 'Icon',
      description: 'The picture on the button.',
      examples: ['linkedin'],
    }),
  })
  .meta({ id: 'SocialLink', title: 'Social link', description: 'A button to a page of yours.' })

export type SocialLink = z.infer<typeof socialLink>
