import { z } from 'zod'

import {
  addCompletion,
  completedFields,
  loneParts,
  orRecord,
  parseWhole,
} from '#fields/completion.ts'
import {
  accounts,
  composeMastodonAddress,
  composeProfileAddress,
  isAccount,
} from './compose-profile-address.ts'
import { address, completeAddress, href, hrefMessage, hrefPattern } from './href.ts'
import { clearLabel, linkName } from './link-name.ts'
import { nameNetwork, spellNetwork } from './name-network.ts'
import { socialIconName } from './social-icon-name.ts'
import type { IconDrawing } from '#fields/pictures/icon-drawing.ts'
import { completeFileName, contentFolder, fileName } from '#fields/pictures/file-name.ts'
import { entryId } from '#fields/identifier.ts'
import { addPattern } from '#fields/matching.ts'
import { readEntries, isObject, readProperty } from '#json/untyped-value.ts'
import { text } from '#fields/texts/text.ts'

const iconName = String.raw`media\/${fileName}\.svg$`

/** The name of a drawing in content/media that is an icon. */
export const iconFile = new RegExp(`^${iconName}`, 'u')

/** An icon of the owner's: a drawing in one colour. */
export const ownIcon = addPattern(
  z.string().max(2000),
  new RegExp(`^${contentFolder}${iconName}`, 'u'),
  'Name a drawing in content/media, as "media/name.svg"',
)

const network = text(40).meta({
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
  icon: addCompletion(z.union([socialIconName, ownIcon]), completeFileName)
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
    anyOf: accounts.map(({ network: name, username }) => ({
      type: 'object',
      properties: {
        network: { type: 'string', pattern: name },
        username: { type: 'string', pattern: username },
      },
      required: ['network', 'username'],
    })),
  },
  else: { properties: { url: true }, required: ['url'] },
})

const fields = addCompletion(whole, (written) => {
  if (!isObject(written)) return written
  const [name, username, url] = ['network', 'username', 'url'].map((field) =>
    readProperty(written, field),
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
const addressAlone = addPattern(
  z.string().max(2000),
  new RegExp(`${hrefPattern.source}|${mastodon}`, 'u'),
  hrefMessage,
)

function readAlone(written: string): unknown {
  return written.startsWith('@') ? composeMastodonAddress(written) : completeAddress(written)
}

const ofNetwork = whole.omit({ id: true, network: true }).meta({
  id: 'NamedSocialLink',
  title: 'Social link',
  description: 'A social link whose network is the name of this object.',
})

const message = 'Write "network" and "url", or the name of the network before its address'

/** What the known networks take. An email address without "mailto:" is for "Email" alone. */
const accountForms = accounts.map(({ network: name, username }) => {
  const pattern = `${address.source}|${username}`
  return { name, isName: new RegExp(name, 'u'), pattern, form: new RegExp(pattern, 'u') }
})

function findForm(name: string): RegExp {
  return accountForms.find(({ isName }) => isName.test(name))?.form ?? hrefPattern
}

/** Links by their networks. A user name is enough where the network is known. */
function byNetwork(name: z.ZodString) {
  const either = z.union([z.string().max(2000), ofNetwork])
  return z.record(name, either).superRefine((written, context) => {
    for (const [key, value] of readEntries(written)) {
      const form = findForm(key)
      if (typeof value !== 'string' || form.test(value)) continue
      context.addIssue({
        code: 'invalid_format',
        format: 'regex',
        pattern: String(form),
        path: [key],
        message: hrefMessage,
      })
    }
  })
}

/** For editors: the texts of each known network, and those of others. */
const userNames = {
  patternProperties: Object.fromEntries(
    accountForms.map(({ name, pattern }) => [name, describeForms(pattern)]),
  ),
  additionalProperties: describeForms(hrefPattern.source),
}

function describeForms(pattern: string) {
  return {
    anyOf: [
      { type: 'string', maxLength: 2000, pattern, patternErrorMessage: hrefMessage },
      { $ref: '#/$defs/NamedSocialLink' },
    ],
  }
}

function readNetwork(name: string, written: unknown): object {
  const spelt = { network: spellNetwork(name) }
  if (isObject(written)) return { ...spelt, ...written }
  const username = { ...spelt, username: written }
  if (isAccount(name, written)) return { ...username, url: composeProfileAddress(name, written) }
  // An email address leads to no page on GitHub: the address is missing.
  const isAddress = !hrefPattern.test(String(written)) || findForm(name).test(String(written))
  return isAddress ? { ...spelt, url: written } : username
}

/** The name of a network as the only field. In small letters, an unknown one may be a misspelt field. */
const soleNetwork = addPattern(
  z.string().max(40),
  new RegExp([...accountForms.map(({ name }) => name), clearLabel].join('|'), 'u'),
  message,
)

const sole = byNetwork(soleNetwork)
  .refine((written) => Object.keys(written).length === 1)
  .meta({
    title: 'Social link',
    description: 'The name of the network, and your address or user name there.',
    minProperties: 1,
    maxProperties: 1,
    ...userNames,
  })

const readSole = (written: unknown) =>
  readEntries(written).map(([name, value]) => readNetwork(name, value))[0]

/** Whether an object is one link after its network, even if its address is invalid. */
function isSoleNetwork(written: unknown): boolean {
  const [[name, value] = [], ...others] = readEntries(written)
  const hasAddress = !isObject(value) || readProperty(value, 'url') !== undefined
  return others.length === 0 && soleNetwork.safeParse(name).success && hasAddress
}

/** One entry of the fixed stack of social buttons (specification, section 3). */
export const socialLink = addCompletion(
  z.union([
    fields,
    addressAlone.transform((written, context) =>
      parseWhole(fields, { url: readAlone(written) }, context),
    ),
    sole.transform((written, context) => parseWhole(fields, readSole(written), context)),
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
  byNetwork(linkName(40, message)).meta({ maxProperties: most, ...userNames }),
  readNetwork,
).optional()

/** Both forms, for editors. */
export const socialLinksExamples = [
  [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/your-name' }],
  { LinkedIn: 'https://www.linkedin.com/in/your-name' },
]

/** A social link as the page gets it. */
export type DrawnSocialLink = Omit<SocialLink, 'icon'> & { readonly icon: IconDrawing }
