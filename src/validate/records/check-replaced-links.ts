import { readItems, readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/**
 * Finds links of the profile that the page does not show, because the document has social links. An
 * empty list says that the page has none.
 */
export function checkReplacedLinks(document: unknown): RawProblem[] {
  const shown = listAddresses(readProperty(document, 'socialLinks'))
  if (shown.length === 0) return []
  const path = ['profile', 'profiles']
  const profiles = readItems(readValue(document, path))
  const hidden = listAddresses(profiles).flatMap((address, index) =>
    shown.includes(address) ? [] : [{ index, link: profiles[index] }],
  )
  const [first] = hidden
  if (!first) return []
  const names = hidden.map(({ link }) => `"${String(readProperty(link, 'network'))}"`)
  const both = new Intl.ListFormat('en', { type: 'conjunction' })
  const [verb, pronoun] = hidden.length === 1 ? ['is', 'it'] : ['are', 'them']
  return [
    {
      path: [...path, first.index],
      code: 'profile/not-shown',
      message: `"socialLinks" takes the place of "profiles", so ${both.format(names)} ${verb} not shown.`,
      help: `Write ${pronoun} in "socialLinks", too, or delete ${pronoun}.`,
    },
  ]
}

function listAddresses(links: unknown): string[] {
  return readItems(links).map((link) =>
    String(readProperty(link, 'url'))
      .replace(/^https?:\/\/(?:www\.)?/iu, '')
      .replace(/\/$/u, '')
      .toLowerCase(),
  )
}
