import { z } from 'zod'

import { addCompletion, loneParts } from '#fields/completion.ts'
import { parseWhole } from '#fields/short-forms.ts'
import { text } from '#fields/texts/text.ts'
import { readEntries, isObject } from '#json/untyped-value.ts'

import { completeAddress, href } from './href.ts'
import { hasLabels, linkName } from './link-name.ts'
import { nameNetwork } from './social/name-network.ts'

const longestLabel = 80

/**
 * The forms of a link: an object, its address alone, or the address after its label. `nameAddress` makes
 * the label of an address alone.
 */
export function linkForms<Whole extends z.ZodObject>(
  whole: Whole,
  maxLabel: number,
  nameAddress: (url: string) => string,
) {
  const sole = z
    .record(linkName(maxLabel), href)
    .refine((written) => Object.keys(written).length === 1)
    .meta({
      title: 'Link',
      description: 'The text of the link, and its address.',
      minProperties: 1,
      maxProperties: 1,
    })
  const readAddress = (written: string) => {
    const url = String(completeAddress(written))
    return { label: nameAddress(url), url }
  }
  // If the label is clear, its address may be invalid.
  const isSole = (written: object) =>
    Object.keys(written).length === 1 && (hasLabels(written) || sole.safeParse(written).success)
  const forms = z.union([
    whole,
    href.transform((written, context) => parseWhole(whole, readAddress(written), context)),
    sole.transform((written, context) => parseWhole(whole, readSole(written), context)),
  ])
  return addCompletion(forms, (written) => {
    if (typeof written === 'string' && href.safeParse(written).success) return readAddress(written)
    return isObject(written) && isSole(written) ? readSole(written) : written
  })
}

/** Reads the address after a label. */
function readSole(written: object) {
  return readEntries(written).map(([label, url]) => ({ label, url }))[0]
}

const labelledLink = z
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

/** A link with a label. */
export const link = linkForms(labelledLink, longestLabel, nameNetwork).meta({
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
