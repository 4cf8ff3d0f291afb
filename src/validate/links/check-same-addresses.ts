import type { Path } from '#json/path.ts'
import { readEntries, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/** The lists of links of the whole page. */
const linkLists: readonly Path[] = [['socialLinks'], ['profile', 'profiles'], ['footer', 'links']]

/** Warns about an address that a list of links has twice, or that two languages of the site have. */
export function checkSameAddresses(document: unknown): RawProblem[] {
  return [...checkLists(document), ...checkTranslations(document)]
}

function checkLists(document: unknown): RawProblem[] {
  return linkLists.flatMap((list) => {
    const first = new Map<string, number>()
    return readItems(readValue(document, list)).flatMap((link, index): RawProblem[] => {
      const address = dropSlash(readProperty(link, 'url'))
      if (address === undefined) return []
      const other = first.get(address)
      if (other === undefined) {
        first.set(address, index)
        return []
      }
      return [
        {
          path: [...list, index, 'url'],
          code: 'content/same-address',
          message: `Link ${other + 1} of this list has this address, too.`,
          help: 'Delete one of them, or correct its address.',
        },
      ]
    })
  })
}

function checkTranslations(document: unknown): RawProblem[] {
  const site = readProperty(document, 'site')
  const own = readProperty(site, 'language') ?? 'en'
  const path = ['site', 'translations']
  const known = new Map([[dropSlash(readProperty(site, 'url')), 'This site']])
  return readEntries(readValue(document, path)).flatMap(([language, written]): RawProblem[] => {
    const address = dropSlash(written)
    // The site itself among the translations is reported there.
    if (address === undefined || language === own) return []
    const other = known.get(address)
    if (other === undefined) {
      known.set(address, `The site in "${language}"`)
      return []
    }
    return [
      {
        path: [...path, language],
        code: 'content/same-address',
        message: `${other} has this address, too.`,
        help: 'Write the address of the site in this language, or delete it.',
      },
    ]
  })
}

function dropSlash(address: unknown): string | undefined {
  return typeof address === 'string' ? address.replace(/(?<=[^/])\/$/u, '') : undefined
}
