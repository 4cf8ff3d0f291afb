import { findNetwork, findNetworkByName } from '#fields/links/social/name-network.ts'
import { readItems, readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

import { linkLists } from './check-same-addresses.ts'

/** Warns about a link that has the name of one network and the address of another. */
export function checkNetworks(document: unknown): RawProblem[] {
  return linkLists.flatMap((list) =>
    readItems(readValue(document, list)).flatMap((link, index): RawProblem[] => {
      const name = readProperty(link, 'network') ?? readProperty(link, 'label')
      const url = readProperty(link, 'url')
      if (typeof name !== 'string' || typeof url !== 'string') return []
      const [called, found] = [findNetworkByName(name), findNetwork(url)]
      if (called === undefined || found === undefined || called === found) return []
      return [
        {
          path: [...list, index, 'url'],
          code: 'content/other-network',
          message: `The link is called "${name}", and this is an address at ${found}.`,
          help: `Write your address at ${called}, or call the link "${found}".`,
        },
      ]
    }),
  )
}
