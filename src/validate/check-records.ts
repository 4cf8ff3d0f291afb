import type { Path } from '#json/path.ts'
import { itemsOf, propertyOf } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import type { Profile, RecordList } from '#profile/profile.ts'
import { checkRecord } from '#sections/check-record.ts'
import { traitsOf } from '#sections/section.ts'

/** What a section about the person shows beside records. One of these is enough. */
const personFields: readonly (keyof Profile)[] = [
  'summary',
  'image',
  'location',
  'availability',
  'pronouns',
]

/**
 * Checks a section that shows records of the profile: that the profile has those in `show`, and that
 * there is something to show. It reads raw data, and ignores values of the wrong type.
 */
export function checkRecords(section: unknown, path: Path, profile: unknown): RawProblem[] {
  const { records, showsPerson, readShown } = traitsOf(propertyOf(section, 'type'))
  // A type that names records in its own fields checks them itself, and needs none.
  if (!records || readShown) return []
  const isEmpty =
    propertyOf(section, 'show') === undefined &&
    records.every((list) => isEmptyList(propertyOf(profile, list)))
  const hasPerson =
    showsPerson === true &&
    [propertyOf(section, 'text'), ...personFields.map((field) => propertyOf(profile, field))].some(
      (value) => value !== undefined,
    )
  return [
    ...checkShow(section, path, records, profile),
    ...(isEmpty && !hasPerson ? [reportNoRecords(path, records)] : []),
  ]
}

function isEmptyList(list: unknown): boolean {
  return list === undefined || (Array.isArray(list) && list.length === 0)
}

function reportNoRecords(path: Path, lists: readonly RecordList[]): RawProblem {
  const names = nameLists(lists)
  return {
    path: [...path, 'type'],
    code: 'profile/no-records',
    message: `The section shows records of ${names}, and the profile has none.`,
    help: `Add a record to ${names} of the profile, or delete the section.`,
  }
}

function nameLists(lists: readonly RecordList[]): string {
  return lists.map((list) => `"${list}"`).join(' or ')
}

/** Checks that each id in `show` is that of a record in one of these lists. */
function checkShow(
  section: unknown,
  path: Path,
  lists: readonly RecordList[],
  profile: unknown,
): RawProblem[] {
  return itemsOf(propertyOf(section, 'show')).flatMap((id, index) =>
    typeof id === 'string' ? checkRecord(id, lists, profile, [...path, 'show', index]) : [],
  )
}
