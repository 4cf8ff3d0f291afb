import { z } from 'zod'

import { addCompletion, completedFields } from '#fields/completion.ts'
import { entryId } from '#fields/identifier.ts'
import { href, phoneNumber } from '#fields/links/href.ts'
import { completeFileName } from '#fields/pictures/file-name.ts'
import { text } from '#fields/texts/text.ts'
import { isObject, readProperty } from '#json/untyped-value.ts'

import { accounts, composeProfileAddress, isAccount } from './compose-profile-address.ts'
import { nameNetwork, spellNetwork } from './name-network.ts'
import { ownIcon } from './own-icon.ts'
import { socialIconName } from './social-icon-name.ts'

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

/** A social link as an object. The address may be left out where network and user name say it. */
export const socialLinkObject = object.meta({
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

/** The same, completed by what the address, or network and user name, say. */
export const socialLinkFields = addCompletion(socialLinkObject, (written) => {
  if (!isObject(written)) return written
  const [name, username, url] = ['network', 'username', 'url'].map((field) =>
    readProperty(written, field),
  )
  if (!Object.hasOwn(written, 'network')) return { ...written, network: nameNetwork(url) }
  // The number of a person on WhatsApp is that of a chat, not of a call.
  const isNumber = typeof url === 'string' && phoneNumber.test(url)
  const account = isNumber ? url : username
  if ((url !== undefined && !isNumber) || !isAccount(name, account)) return written
  return {
    ...written,
    network: spellNetwork(String(name)),
    url: composeProfileAddress(name, account),
  }
})
