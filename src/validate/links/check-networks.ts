import { findNetwork, findNetworkByName } from '#fields/links/social/name-network.ts'
import { readItems, readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/** A link of the footer may have the name of a project: "Signal", at GitHub. */
const lists = [['socialLinks'], ['profile', 'profiles']]

/** Warns about a social link that has the name of one network and the address of another. */
export function checkNetworks(document: unknown): RawProblem[] {
  return lists.flatMap((list) =>
    readItems(readValue(document, list)).flatMap((link, index): RawProblem[] => {
      const name = readProperty(link, 'network') ?? readProperty(link, 'label')
      const url = readProperty(link, 'url')
      if (typeof name !== 'string' || typeof url !== 'string') return []
      const [called, found] = [findNetworkByName(name), findNetwork(url)]
      if (called === undefined || found === undefined || called === found) return []
      // Any host may have a server of Mastodon.
      if (called === 'Mastodon' && /^https:\/\/[^/]+\/@/u.test(url)) return []
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
