import type { z } from 'zod'

import { choice } from '#fields/choice.ts'

/** The networks whose logos the site can draw, with their names. */
export const networks: Readonly<Record<string, string>> = {
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

/** The icons that the site can draw. */
export const socialIconName = choice(
  {
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
