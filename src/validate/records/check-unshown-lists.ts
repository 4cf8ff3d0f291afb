import { readItems, readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { recordLists, type RecordList } from '#profile/profile.ts'
import { sectionTypes, findTraits } from '#sections/section.ts'

import { listTexts } from '#validate/texts/list-texts.ts'

/** Finds lists of the profile that no section shows. */
export function checkUnshownLists(document: unknown): RawProblem[] {
  const profile = readProperty(document, 'profile')
  const sections = readItems(readProperty(document, 'sections'))
  const unshown = recordLists.flatMap((list) => {
    const [type] = listTypes(list)
    const isEmpty = readItems(readProperty(profile, list)).length === 0
    const isShown = sections.some((section) => showsList(section, list))
    return isEmpty || isShown ? [] : [{ list, type }]
  })
  const [first] = unshown
  if (!first) return []
  const types = Map.groupBy(unshown, ({ type }) => type)
  const hidden = joinNames((types.get(undefined) ?? []).map(({ list }) => list))
  types.delete(undefined)
  const wanted = [...types].map(
    ([type, lists]) => `"${type}" for ${joinNames(lists.map(({ list }) => list))}`,
  )
  const noun = types.size === 1 ? 'a section' : 'sections'
  const helps = [
    ...(wanted.length > 0 ? [`Add ${noun}: ${wanted.join(', ')}.`] : []),
    ...(hidden === ''
      ? []
      : [
          `No type of section shows ${hidden}: quote it in the text of a section, and delete the list.`,
        ]),
  ]
  return [
    {
      path: ['profile', first.list],
      mark: 'key',
      code: 'profile/not-shown',
      message: `No section shows ${joinNames(unshown.map(({ list }) => list))} of the profile.`,
      help: helps.join(' '),
    },
  ]
}

/** The types of section that show all records of a list. */
export function listTypes(list: RecordList): string[] {
  return sectionTypes.filter((type) => {
    const { records, readShown } = findTraits(type)
    return !readShown && records?.includes(list)
  })
}

/** A type that names records elsewhere shows a list if it names any record. */
function showsList(section: unknown, list: RecordList): boolean {
  const { records, readShown } = findTraits(readProperty(section, 'type'))
  if (!records?.includes(list) || readProperty(section, 'showProfile') === false) return false
  return !readShown || listTexts(section).some(({ field }) => field === 'show')
}

function joinNames(names: readonly string[]): string {
  // British lists have no comma before "and".
  return new Intl.ListFormat('en-GB').format(names.map((name) => `"${name}"`))
}
