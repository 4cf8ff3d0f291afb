import { indexLines } from '#json/index-lines.ts'
import { findRange, readJson } from '#json/read-json.ts'
import { itemsOf, propertyOf } from '#json/untyped-value.ts'
import { nounsOfDocument } from '#problems/describe-path.ts'
import { recordLists } from '#profile/profile.ts'
import { traitsOf } from '#sections/section.ts'
import { toOneLine } from '#terminal/to-one-line.ts'

/** Lists the records of the profile that no section shows, a line for each. */
export function listUnshownRecords(file: string, text: string): string[] {
  const { document, root } = readJson(text)
  const positionOf = indexLines(text)
  const profile = propertyOf(document, 'profile')
  const sections = itemsOf(propertyOf(document, 'sections'))
  return recordLists.flatMap((list) => {
    const showing = sections.filter((section) =>
      traitsOf(propertyOf(section, 'type')).records?.includes(list),
    )
    // Without a choice, a section shows all records.
    if (showing.some((section) => propertyOf(section, 'show') === undefined)) return []
    const chosen = new Set(showing.flatMap((section) => itemsOf(propertyOf(section, 'show'))))
    return itemsOf(propertyOf(profile, list)).flatMap((record, index) => {
      const id = propertyOf(record, 'id')
      if (typeof id !== 'string' || chosen.has(id)) return []
      const { line } = positionOf(findRange(root, ['profile', list, index], 'value').start)
      const page =
        propertyOf(record, 'story') === undefined
          ? ''
          : ' Only its own page and the site map have it.'
      return [
        `${nounsOfDocument[list]?.noun} "${toOneLine(id)}" (${file}:${line}) is shown by no section.${page}`,
      ]
    })
  })
}
