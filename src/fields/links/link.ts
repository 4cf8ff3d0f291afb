import { z } from 'zod'

import { addCompletion, loneParts, parseWhole } from '#fields/completion.ts'
import { text } from '#fields/texts/text.ts'
import { readEntries, isObject } from '#json/untyped-value.ts'

import { completeAddress, href } from './href.ts'
import { hasLabels, linkName } from './link-name.ts'
import { nameNetwork } from './social/name-network.ts'

const longestLabel = 80

const whole = z
  .strictObject({
    label: text(longestLabel).meta({
      description: 'The text of the link. It says where the link leads.',
      examples: ['See the code'],
    }),
    url: href.meta({
      title: 'Address',
      description:
        'Where the link leads: an https:// or mailto: address, a tel: number, a /path on this site, or "#" and the anchor of a section.',
      examples: ['https://github.com/folio-sample', '#contact'],
    }),
  })
  .meta({ title: 'Link', description: 'A link for visitors.' })

/** One link as an object: its label as the only name, and its address. */
export function soleLink(maxLabel: number) {
  return z
    .record(linkName(maxLabel), href)
    .refine((written) => Object.keys(written).length === 1)
    .meta({
      title: 'Link',
      description: 'The text of the link, and its address.',
      minProperties: 1,
      maxProperties: 1,
    })
}

/** Whether an object is one link after its label. If the label is clear, its address may be invalid. */
export function isSole(form: z.ZodType, written: unknown): written is object {
  if (!isObject(written) || readEntries(written).length !== 1) return false
  return hasLabels(written) || form.safeParse(written).success
}

const sole = soleLink(longestLabel)

const readAddress = (written: string) => {
  const url = String(completeAddress(written))
  return { url, label: nameNetwork(url) }
}
const readSole = (written: object) =>
  readEntries(written).map(([label, url]) => ({ url, label }))[0]

/** A link with a label: both, its address alone, or the address after its label. */
export const link = addCompletion(
  z.union([
    whole,
    href.transform(readAddress),
    sole.transform((written, context) => parseWhole(whole, readSole(written), context)),
  ]),
  (written) => {
    if (typeof written === 'string' && href.safeParse(written).success) return readAddress(written)
    return isSole(sole, written) ? readSole(written) : written
  },
).meta({
  id: 'Link',
  title: 'Link',
  description: 'A link for visitors: its address alone, its address after its text, or an object.',
  examples: [
    { label: 'See the code', url: 'https://github.com/folio-sample' },
    { 'Write to me': '#contact' },
    '#contact',
  ],
})

loneParts.add(link)

export type Link = z.infer<typeof link>
