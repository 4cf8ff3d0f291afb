import { suggestAddress } from '#problems/suggest-address.ts'

/** A scheme that is there twice, or a sign that no name has. Before "@" it could be a password. */
const wrongHost =
  /^https?:\/\/(https?(?=:\/|\/\/)|[^/?#@!$&'()*+,;=~]*[!$&'()*+,;=~][^/?#@]*(?=[/?#]|$))/iu

/** Returns the host of a web address if no host has that name. */
export function findWrongHost(address: string): string | undefined {
  return wrongHost.exec(address)?.[1]
}

/**
 * Writes the scheme of an address once, and dots for the commas in its host. A comma after the host belongs
 * to the sentence. Undefined if that is no address either.
 */
export function suggestHost(address: string): string | undefined {
  const dotted = address.replace(/^https?:\/\/[^/?#]*/iu, (start) =>
    start.replace(/,$/u, '').replaceAll(',', '.'),
  )
  return suggestAddress(dotted, /^https?:\/\/(?!https?[:/])[^!$&'()*+,;=~/?#]+(?:[/?#]\S*)?$/iu)
}
