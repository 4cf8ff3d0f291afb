import { z } from 'zod'

import { addCompletion, loneParts } from '#fields/completion.ts'
import { orRecord, parseWhole } from '#fields/short-forms.ts'
import { completeAddress, hrefMessage, hrefPattern } from '#fields/links/href.ts'
import { linkName } from '#fields/links/link-name.ts'
import { addPattern } from '#fields/add-pattern.ts'
import type { IconDrawing } from '#fields/pictures/icon-drawing.ts'

import { composeMastodonAddress, mastodonAccount } from './compose-profile-address.ts'
import {
  byNetwork,
  isSoleNetwork,
  wrongNetwork,
  readNetwork,
  readSole,
  sole,
  userNames,
} from './named-social-link.ts'
import { socialLinkFields } from './social-link-fields.ts'

/** An address alone, or an account of Mastodon, as "@mara@mastodon.social". */
const addressAlone = addPattern(
  z.string().max(2000),
  new RegExp(`${hrefPattern.source}|^@${mastodonAccount}$`, 'u'),
  hrefMessage,
)

function readAlone(written: string): unknown {
  return written.startsWith('@') ? composeMastodonAddress(written) : completeAddress(written)
}

/** One entry of the fixed stack of social buttons (specification, section 3). */
export const socialLink = addCompletion(
  z.union([
    socialLinkFields,
    addressAlone.transform((written, context) =>
      parseWhole(socialLinkFields, { url: readAlone(written) }, context),
    ),
    sole.transform((written, context) => parseWhole(socialLinkFields, readSole(written), context)),
  ]),
  (written) => {
    if (typeof written === 'string' && addressAlone.safeParse(written).success) {
      return { url: readAlone(written) }
    }
    return isSoleNetwork(written) ? readSole(written) : written
  },
).meta({
  id: 'SocialLink',
  title: 'Social link',
  description:
    'A button that links to a page of yours elsewhere: its address, its network and your user name there, or an object.',
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

loneParts.add(socialLink)

export type SocialLink = z.infer<typeof socialLink>

const most = 8

/** The social links of a page or a person: a list, or an object with their networks as names. */
export const socialLinks = orRecord(
  z.array(socialLink).max(most),
  byNetwork(linkName(40, wrongNetwork)).meta({ maxProperties: most, ...userNames }),
  readNetwork,
).optional()

/** Both forms, for editors. */
export const socialLinksExamples = [
  [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/your-name' }],
  { LinkedIn: 'https://www.linkedin.com/in/your-name' },
]

/** A social link as the page gets it. */
export type DrawnSocialLink = Omit<SocialLink, 'icon'> & { readonly icon: IconDrawing }
