import { indexLines } from '#json/index-lines.ts'
import type { Path } from '#json/path.ts'
import { findRange, readJson } from '#json/read-json.ts'
import { itemsOf, propertyOf } from '#json/untyped-value.ts'
import { nounsOfDocument } from '#problems/describe-path.ts'
import { recordLists, type RecordList } from '#profile/profile.ts'
import { sectionTypes, traitsOf } from '#sections/section.ts'
import { toOneLine } from '#terminal/to-one-line.ts'
import { completeDocument } from '#validate/shape/complete-document.ts'
import { listTexts } from '#validate/list-texts.ts'

/**
 * Lists the records of the profile that no section shows, a line for each, and says whether social
 * links take the place of its profiles.
 */
export function listUnshownRecords(file: string, text: string): string[] {
  const { document: written, root } = readJson(text)
  const document = completeDocument(written)
  const positionOf = indexLines(text)
  const profile = propertyOf(document, 'profile')
  const sections = itemsOf(propertyOf(document, 'sections'))
  const lineOf = (path: Path) => `${file}:${positionOf(findRange(root, path, 'value').start).line}`
  const records = recordLists.flatMap((list) => {
    const showing = sections.filter((section) =>
      traitsOf(propertyOf(section, 'type')).records?.includes(list),
    )
    if (showing.some(showsAll)) return []
    // A conversation names records in its lines.
    const chosen = new Set(
      showing
        .flatMap((section) => listTexts(section).filter(({ field }) => field === 'show'))
        .map(({ text: id }) => id),
    )
    const advice = adviseOnType(list, showing)
    return itemsOf(propertyOf(profile, list)).flatMap((record, index) => {
      const id = propertyOf(record, 'id')
      if (typeof id !== 'string' || chosen.has(id)) return []
      const place = lineOf(['profile', list, index])
      const page =
        propertyOf(record, 'story') === undefined
          ? ''
          : ' Visitors find it only on its own page, which the site map lists.'
      return [
        `${nounsOfDocument[list]?.noun} "${toOneLine(id)}" (${place}) is shown by no section.${advice}${page}`,
      ]
    })
  })
  const isReplaced =
    Array.isArray(propertyOf(document, 'socialLinks')) &&
    itemsOf(propertyOf(profile, 'profiles')).length > 0
  if (!isReplaced) return records
  const [links, profiles] = [lineOf(['socialLinks']), lineOf(['profile', 'profiles'])]
  return [
    ...records,
    `"socialLinks" (${links}) takes the place of the "profiles" of the profile (${profiles}).`,
  ]
}

/** Names the section type that would show a list, unless the page has such a section. */
function adviseOnType(list: RecordList, showing: readonly unknown[]): string {
  const types = sectionTypes.filter((type) => {
    const { records, readShown } = traitsOf(type)
    return !readShown && records?.includes(list)
  })
  if (types.length === 0) return ` No type of section shows ${list}.`
  const isThere = showing.some((section) =>
    types.some((type) => type === propertyOf(section, 'type')),
  )
  return isThere ? '' : ` A section ${types.map((type) => `"${type}"`).join(' or ')} would show it.`
}

/** Without a choice, a section shows all records; but a type that names them elsewhere shows those. */
function showsAll(section: unknown): boolean {
  const { readShown } = traitsOf(propertyOf(section, 'type'))
  return !readShown && propertyOf(section, 'show') === undefined
}
