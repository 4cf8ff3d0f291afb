import { spellsAddress } from '#fields/links/spells-address.ts'

import { writePrintedAddress } from './write-printed-address.ts'

/** How many letters of the small font a line of A4 has, with some room for wider fonts. */
const lineLength = 85
/** The gap between two links, in letters. */
const gap = 3

/** Whether links fit into one printed line, each with its label and its address. */
export function fitsPrintedLine(
  links: readonly (readonly [label: string, url: string])[],
  siteUrl: string | undefined,
): boolean {
  const lengths = links.map(([label, url]) => {
    const address = writePrintedAddress(url, siteUrl)
    return spellsAddress(label, address) ? label.length : `${label}: ${address}`.length
  })
  return lengths.reduce((sum, length) => sum + gap + length, -gap) <= lineLength
}
