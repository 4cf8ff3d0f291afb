import { makeId } from '#fields/make-id.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'
import { findClosest } from '#problems/find-closest.ts'
import type { RawProblem } from '#problems/problem.ts'
import type { RecordList } from '#profile/profile.ts'

/** Checks that a record in one of these lists has this id. The profile is as it is written. */
export function checkRecord(
  id: string,
  lists: readonly RecordList[],
  profile: unknown,
  path: RawProblem['path'],
): RawProblem[] {
  const ids = lists.map((list) =>
    readItems(readProperty(profile, list))
      .map((record) => readProperty(record, 'id'))
      .filter((one) => typeof one === 'string'),
  )
  const known = [...new Set(ids.flat())]
  // Of two records of a list with the same id, one may be the record that is meant.
  const hasRepeats = ids.some((list) => new Set(list).size < list.length)
  if (known.includes(id) || hasRepeats) return []
  // Of several lists, one may be shown whole.
  const isList = (list: RecordList) =>
    list === id && readItems(readProperty(profile, list)).length > 0
  if (lists.length > 1 && lists.some(isList)) return []
  const names = lists.map((list) => `"${list}"`).join(' or ')
  return [
    {
      path,
      code: 'profile/unknown-record',
      message: `No record in ${names} of the profile has the id or the name "${id}".`,
      help:
        known.length > 0
          ? `Write one of ${listNames(known)}.`
          : `Add the record to ${names} of the profile, or delete "show".`,
      // Ids are made of names.
      suggestion: findClosest(makeId(id, 'record') ?? id, known),
    },
  ]
}

/** Lists some ids; the profile may have hundreds. */
function listNames(ids: readonly string[]): string {
  const more = ids.length > 8 ? ' and others' : ''
  return `${ids
    .slice(0, 8)
    .map((id) => `"${id}"`)
    .join(', ')}${more}`
}
