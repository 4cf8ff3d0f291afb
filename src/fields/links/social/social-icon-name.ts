import type { z } from 'zod'

import { choice } from '#fields/choice.ts'

/** The networks whose logos the site can draw, with their names. */
const networks = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  gitlab: 'GitLab',
  codeberg: 'Codeberg',
  stackoverflow: 'Stack Overflow',
  npm: 'npm',
  codepen: 'CodePen',
  devto: 'DEV',
  medium: 'Medium',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  x: 'X',
  telegram: 'Telegram',
  youtube: 'YouTube',
  instagram: 'Instagram',
  dribbble: 'Dribbble',
  behance: 'Behance',
}

/** The name of the network that has an icon. */
export const networkNames: ReadonlyMap<string | undefined, string> = new Map(
  Object.entries(networks),
)

/** The icons that the site can draw. */
export const socialIconName = choice(
  {
    ...networks,
    mail: 'An envelope, for an email address.',
    phone: 'A handset, for a telephone number.',
    rss: 'The waves of a feed.',
    document: 'A sheet of paper, for a file such as a CV.',
    link: 'A link of a chain, for any other address.',
  },
  {
    email: 'mail',
    'e-mail': 'mail',
    twitter: 'x',
    website: 'link',
    pdf: 'document',
    cv: 'document',
  },
)

export type SocialIconName = z.infer<typeof socialIconName>

export function isIconName(name: string): name is SocialIconName {
  return socialIconName.options.some((known) => known === name)
}
