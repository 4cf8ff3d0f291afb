import { hrefPattern } from '#fields/links/href.ts'
import { composeProfileAddress } from '#fields/links/social/compose-profile-address.ts'
import { spellNetwork } from '#fields/links/social/name-network.ts'
import { formatValue } from '#json/format-value.ts'
import { suggestAddress } from '#problems/suggest-address.ts'

import { placeSocialLink } from './place-social-link.ts'
import type { UnknownField } from './unknown-field.ts'

/** Says where a social link belongs that stands in the document or in the profile itself. */
export function adviseOnNetwork({ document, place, key, value }: UnknownField): string | undefined {
  if (place !== '' && place !== 'profile') return undefined
  const link = composeLink(key, value)
  const list = place === '' ? 'socialLinks' : 'profiles'
  return link && `Write it in ${placeSocialLink(document, link, list)}.`
}

/** A social link for a field that has the name of a network: `"GitHub": "https://github.com/ada"`. */
function composeLink(key: string, value: unknown): string | undefined {
  const network = spellNetwork(key)
  const example = composeProfileAddress(key, 'your-name')
  if ((example === undefined && network === key) || typeof value !== 'string') return undefined
  const written = hrefPattern.test(value) ? value : suggestAddress(value, hrefPattern)
  const address = composeProfileAddress(key, value) ?? written ?? example ?? 'https://example.org/'
  return `${formatValue(network)}: ${formatValue(address)}`
}
