import { z } from 'zod'

import { completed, completedFields, orMap, orText } from '#fields/completion.ts'
import {
  accounts,
  composeMastodonAddress,
  composeProfileAddress,
  isAccount,
} from './compose-profile-address.ts'
import { completeAddress, href, hrefMessage, hrefPattern } from './href.ts'
import { nameNetwork, spellNetwork } from './name-network.ts'
import { socialIconName } from './social-icon-name.ts'
import type { IconDrawing } from '#fields/pictures/icon-drawing.ts'
import { completeFileName, contentFolder, fileName } from '#fields/pictures/file-name.ts'
import { entryId } from '#fields/identifier.ts'
import { matching } from '#fields/matching.ts'
import { isObject, propertyOf } from '#json/untyped-value.ts'
import { text } from '#fields/texts/text.ts'

const iconName = String.raw`media\/${fileName}\.svg$`

/** The name of a drawing in content/media that is an icon. */
export const iconFile = new RegExp(`^${iconName}`, 'u')

/** An icon of the owner's: a drawing in one colour. */
export const ownIcon = matching(
  z.string().max(2000),
  new RegExp(`^${contentFolder}${iconName}`, 'u'),
  'Name a drawing in content/media, as "media/name.svg"',
)

const networkName = text(40)

const network = networkName.meta({
  description:
    'The name of the network. Visitors see it when they point at the button, and screen readers say it. Left out: the name that the address says.',
  examples: ['LinkedIn'],
})
completedFields.add(network)

const object = z.strictObject({
  id: entryId('link', 'linkedin', 'network'),
  network,
  url: href.meta({
    title: 'Address',
    description: 'Your page there, or "mailto:" and your email address.',
    examples: ['https://www.linkedin.com/in/your-name', 'mailto:me@example.org'],
  }),
  username: text(80, 'sometimes')
    .optional()
    .meta({
      title: 'User name',
      description:
        'Your name there, as JSON Resume has it. Visitors do not see it: it is in the address.',
      examples: ['your-name'],
    }),
  icon: completed(z.union([socialIconName, ownIcon]), completeFileName)
    .optional()
    .meta({
      description:
        'The icon on the button: one of these, or a drawing of yours in one colour, as "media/name.svg". Leave it out for the icon of the network, which the address says.',
      examples: ['linkedin'],
    }),
})

/** The address may be left out where network and user name say it. */
const whole = object.meta({
  required: [],
  if: {
    anyOf: accounts.map(({ network: place, username }) => ({
      type: 'object',
      properties: {
        network: { type: 'string', pattern: place },
        username: { type: 'string', pattern: username },
      },
      required: ['network', 'username'],
    })),
  },
  else: { properties: { url: true }, required: ['url'] },
})

const fields = completed(whole, (written) => {
  if (!isObject(written)) return written
  const [name, username, url] = ['network', 'username', 'url'].map((field) =>
    propertyOf(written, field),
  )
  if (!Object.hasOwn(written, 'network')) return { ...written, network: nameNetwork(url) }
  if (url !== undefined || !isAccount(name, username)) return written
  return {
    ...written,
    network: spellNetwork(String(name)),
    url: composeProfileAddress(name, username),
  }
})

/** An account of Mastodon, as "@mara@mastodon.social". */
const mastodon = String.raw`^@[\w.-]{1,60}@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+$`

/** An address alone, or an account of Mastodon. */
const addressAlone = matching(
  z.string().max(2000),
  new RegExp(`${hrefPattern.source}|${mastodon}`, 'u'),
  hrefMessage,
)

function readAlone(written: string): unknown {
  return written.startsWith('@') ? composeMastodonAddress(written) : completeAddress(written)
}

/** One entry of the fixed stack of social buttons (specification, section 3). */
export const socialLink = orText(fields, addressAlone, (written) => ({
  url: readAlone(written),
})).meta({
  id: 'SocialLink',
  title: 'Social link',
  description: 'A button that links to a page of yours elsewhere: its address, or an object.',
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

/** The social links of a page or a person: a list, or an object with their networks as names. */
export const socialLinks = orMap(
  z.array(socialLink),
  { most: 8 },
  ['network', networkName, spellNetwork],
  ['url', z.union([href, whole.omit({ id: true, network: true })])],
).optional()

/** Both forms, for editors. */
export const socialLinksExamples = [
  [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/your-name' }],
  { LinkedIn: 'https://www.linkedin.com/in/your-name' },
]

/** A social link as the page gets it. */
export type DrawnSocialLink = Omit<SocialLink, 'icon'> & { readonly icon: IconDrawing }
