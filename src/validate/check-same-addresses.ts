import type { Path } from '#json/path.ts'
import { itemsOf, propertyOf, valueAt } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/** The lists of links of the whole page. */
const lists: readonly Path[] = [['socialLinks'], ['profile', 'profiles'], ['footer', 'links']]

/** Warns about an address that a list of links has twice. */
export function checkSameAddresses(document: unknown): RawProblem[] {
  return lists.flatMap((list) => {
    const addresses = itemsOf(valueAt(document, list)).map((link) => {
      const address = propertyOf(link, 'url')
      return typeof address === 'string' ? address.replace(/(?<=[^/])\/$/u, '') : undefined
    })
    return addresses.flatMap((address, index): RawProblem[] => {
      const first = addresses.indexOf(address)
      if (address === undefined || first === index) return []
      return [
        {
          path: [...list, index, 'url'],
          code: 'content/same-address',
          message: `Link ${first + 1} of this list has this address, too.`,
          help: 'Delete one of them, or correct its address.',
        },
      ]
    })
  })
}
