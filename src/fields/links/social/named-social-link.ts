import { z } from 'zod'

import { address, hrefMessage, hrefPattern } from '#fields/links/href.ts'
import { clearLabel } from '#fields/links/link-name.ts'
import { addPattern } from '#fields/add-pattern.ts'
import { isObject, readEntries, readProperty } from '#json/untyped-value.ts'

import { accounts, composeProfileAddress, isAccount } from './compose-profile-address.ts'
import { spellNetwork } from './name-network.ts'
import { socialLinkObject } from './social-link-fields.ts'

const ofNetwork = socialLinkObject.omit({ id: true, network: true }).meta({
  id: 'NamedSocialLink',
  title: 'Social link',
  description: 'A social link whose network is the name of this object.',
})

/** What is wrong with the name of a network. */
export const wrongNetwork =
  'Write "network" and "url", or the name of the network before its address'

/** What the known networks take. An email address without "mailto:" is for "Email" alone. */
const accountForms = accounts.map(({ network: name, username }) => {
  const pattern = `${address.source}|${username}`
  return { name, isName: new RegExp(name, 'u'), pattern, form: new RegExp(pattern, 'u') }
})

function findForm(name: string): RegExp {
  return accountForms.find(({ isName }) => isName.test(name))?.form ?? hrefPattern
}

/** Links by their networks. A user name is enough where the network is known. */
export function byNetwork(name: z.ZodString) {
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
export const userNames = {
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

export function readNetwork(name: string, written: unknown): object {
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
  wrongNetwork,
)

export const sole = byNetwork(soleNetwork)
  .refine((written) => Object.keys(written).length === 1)
  .meta({
    title: 'Social link',
    description: 'The name of the network, and your address or user name there.',
    minProperties: 1,
    maxProperties: 1,
    ...userNames,
  })

export const readSole = (written: unknown) =>
  readEntries(written).map(([name, value]) => readNetwork(name, value))[0]

/** Whether an object is one link after its network, even if its address is invalid. */
export function isSoleNetwork(written: unknown): boolean {
  const [[name, value] = [], ...others] = readEntries(written)
  const hasAddress = !isObject(value) || readProperty(value, 'url') !== undefined
  return others.length === 0 && soleNetwork.safeParse(name).success && hasAddress
}
