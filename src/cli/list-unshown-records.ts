import { readItems, readProperty } from '#json/untyped-value.ts'
import { nounsOfDocument } from '#problems/describe-path.ts'
import { recordLists, type RecordList } from '#profile/profile.ts'
import { findTraits } from '#sections/section.ts'
import { makeOneLine } from '#terminal/make-one-line.ts'
import { listTypes } from '#validate/records/check-unshown-lists.ts'
import { listTexts } from '#validate/texts/list-texts.ts'

import type { ContentDocument } from './read-content-document.ts'

/**
 * Lists the records of the profile that no section shows, a line for each, and says whether social
 * links take the place of its profiles.
 */
export function listUnshownRecords({ document, locate }: ContentDocument): string[] {
  const profile = readProperty(document, 'profile')
  const sections = readItems(readProperty(document, 'sections'))
  const records = recordLists.flatMap((list) => {
    const showing = sections.filter((section) =>
      findTraits(readProperty(section, 'type')).records?.includes(list),
    )
    if (showing.some(showsAll)) return []
    // A conversation names records in its lines.
    const chosen = new Set(
      showing
        .flatMap((section) => listTexts(section).filter(({ field }) => field === 'show'))
        .map(({ text: id }) => id),
    )
    const advice = adviseOnType(list, showing)
    return readItems(readProperty(profile, list)).flatMap((record, index) => {
      const id = readProperty(record, 'id')
      if (typeof id !== 'string' || chosen.has(id)) return []
      const place = locate(['profile', list, index])
      const page =
        readProperty(record, 'story') === undefined
          ? ''
          : ' Its own page is published: the site map leads to it, and so does any other story. Delete its "story" to hide it.'
      return [
        `${nounsOfDocument[list]?.noun} "${makeOneLine(id)}" (${place}) is shown by no section.${advice}${page}`,
      ]
    })
  })
  const isReplaced =
    Array.isArray(readProperty(document, 'socialLinks')) &&
    readItems(readProperty(profile, 'profiles')).length > 0
  if (!isReplaced) return records
  const [links, profiles] = [locate(['socialLinks']), locate(['profile', 'profiles'])]
  return [
    ...records,
    `"socialLinks" (${links}) takes the place of the "profiles" of the profile (${profiles}).`,
  ]
}

/** Names the section type that would show a list, unless the page has such a section. */
function adviseOnType(list: RecordList, showing: readonly unknown[]): string {
  const types = listTypes(list)
  if (types.length === 0) return ` No type of section shows ${list}.`
  const isThere = showing.some((section) =>
    types.some((type) => type === readProperty(section, 'type')),
  )
  return isThere ? '' : ` A section ${types.map((type) => `"${type}"`).join(' or ')} would show it.`
}

/** Without a choice, a section shows all records; but a type that names them elsewhere shows those. */
function showsAll(section: unknown): boolean {
  const { readShown } = findTraits(readProperty(section, 'type'))
  return !readShown && readProperty(section, 'show') === undefined
}
