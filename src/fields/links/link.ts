import { z } from 'zod'

import { completed } from '#fields/completion.ts'
import { matching } from '#fields/matching.ts'
import { text } from '#fields/texts/text.ts'
import { entriesOf, isObject } from '#json/untyped-value.ts'

import { completeAddress, href } from './href.ts'
import { nameNetwork } from './name-network.ts'

const whole = z
  .strictObject({
    label: text(80).meta({
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

/** The name of a field is no label: something is missing beside it. */
const soleLabel = matching(
  z.string().max(80),
  /^(?!(?:href|label|link|name|text|title|to|url)$)[^]*\S/u,
  'Write "label" and "url", or the text of the link as the name of its address',
)

/** The text of a link as the only name, and its address. */
export const soleLink = z
  .record(soleLabel, href)
  .refine((written) => Object.keys(written).length === 1)
  .meta({
    title: 'Link',
    description: 'The text of the link, and its address.',
    minProperties: 1,
    maxProperties: 1,
  })

const nameAlone = (written: string) => {
  const url = String(completeAddress(written))
  return { url, label: nameNetwork(url) }
}
const readSole = (written: unknown) =>
  entriesOf(written).map(([label, url]) => ({ url: String(url), label }))[0] ?? z.NEVER

/** A link with a label: both, its address alone, or the address after its label. */
export const link = completed(
  z.union([whole, href.transform(nameAlone), soleLink.transform(readSole)]),
  (written) => {
    if (typeof written === 'string' && href.safeParse(written).success) return nameAlone(written)
    return isObject(written) && soleLink.safeParse(written).success ? readSole(written) : written
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

export type Link = z.infer<typeof link>
