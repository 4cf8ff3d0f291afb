import { indexLines } from '#json/index-lines.ts'
import { findRange, readJson } from '#json/read-json.ts'
import { itemsOf, propertyOf } from '#json/untyped-value.ts'
import { nounsOfDocument } from '#problems/describe-path.ts'
import { recordLists } from '#profile/profile.ts'
import { traitsOf } from '#sections/section.ts'
import { toOneLine } from '#terminal/to-one-line.ts'
import { deriveIds } from '#validate/derive-ids.ts'
import { listTexts } from '#validate/list-texts.ts'

/** Lists the records of the profile that no section shows, a line for each. */
export function listUnshownRecords(file: string, text: string): string[] {
  const { document: written, root } = readJson(text)
  const document = deriveIds(written)
  const positionOf = indexLines(text)
  const profile = propertyOf(document, 'profile')
  const sections = itemsOf(propertyOf(document, 'sections'))
  return recordLists.flatMap((list) => {
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
    return itemsOf(propertyOf(profile, list)).flatMap((record, index) => {
      const id = propertyOf(record, 'id')
      if (typeof id !== 'string' || chosen.has(id)) return []
      const { line } = positionOf(findRange(root, ['profile', list, index], 'value').start)
      const page =
        propertyOf(record, 'story') === undefined
          ? ''
          : ' Visitors find it only on its own page, which the site map lists.'
      return [
        `${nounsOfDocument[list]?.noun} "${toOneLine(id)}" (${file}:${line}) is shown by no section.${page}`,
      ]
    })
  })
}

/** Without a choice, a section shows all records; but a type that names them elsewhere shows those. */
function showsAll(section: unknown): boolean {
  const { readShown } = traitsOf(propertyOf(section, 'type'))
  return !readShown && propertyOf(section, 'show') === undefined
}
