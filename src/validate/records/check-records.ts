import type { Path } from '#json/path.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { person } from '#profile/person.ts'
import type { Profile, RecordList } from '#profile/profile.ts'
import { checkRecord } from '#sections/check-record.ts'
import { findTraits } from '#sections/section.ts'

/** What a section about the person needs one of, or a place, to be more than a few words. */
const largeFields: readonly (keyof Profile)[] = ['summary', 'image']

/** Fields that a section about the person does not show, or only if they are published. */
const otherFields = new Set(['email', 'phone', 'publish', 'location', 'profiles'])

/** What a section about the person shows beside records. One of these is enough. */
const personFields = Object.keys(person).filter((field) => !otherFields.has(field))

const placeFields = ['city', 'region', 'countryCode']

/**
 * Checks a section that shows records of the profile: that the profile has those in `show`, and that
 * there is something to show. It reads raw data, and ignores values of the wrong type.
 * `isMailPublished` says that the email address is published elsewhere.
 */
export function checkRecords(
  section: unknown,
  path: Path,
  profile: unknown,
  isMailPublished = false,
): RawProblem[] {
  const { records, showsPerson, readShown } = findTraits(readProperty(section, 'type'))
  // A type that names records in its own fields checks them itself, and needs none.
  if (!records || readShown) return []
  const isEmpty =
    readProperty(section, 'show') === undefined &&
    records.every((list) => isEmptyList(readProperty(profile, list)))
  const problems = checkShow(section, path, records, profile)
  if (!isEmpty) return problems
  if (!showsPerson) return [...problems, reportNoRecords(path, records, profile)]
  if (hasOneOf(section, ['text']) || hasOneOf(profile, largeFields) || hasPlace(profile))
    return problems
  const hasPerson = hasPublicFields(profile, isMailPublished)
  return [...problems, hasPerson ? reportLittle(path) : reportNoPerson(path, profile)]
}

/** Whether a section about the person would show a field of the profile. */
function hasPublicFields(profile: unknown, isMailPublished: boolean): boolean {
  return hasOneOf(profile, [
    ...personFields,
    ...(isPublic(profile, 'email') || isMailPublished ? ['email'] : []),
    ...(isPublic(profile, 'phone') ? ['phone'] : []),
  ])
}

/** Whether it would show where the person lives. */
function hasPlace(profile: unknown): boolean {
  const street = isPublic(profile, 'address') ? ['address', 'postalCode'] : []
  return hasOneOf(readProperty(profile, 'location'), [...placeFields, ...street])
}

function isPublic(profile: unknown, field: string): boolean {
  return readItems(readProperty(profile, 'publish')).includes(field)
}

function hasOneOf(value: unknown, fields: readonly string[]): boolean {
  return fields.some((field) => readProperty(value, field) !== undefined)
}

function reportNoPerson(path: Path, profile: unknown): RawProblem {
  return {
    path: [...path, 'type'],
    code: 'profile/no-records',
    ...(profile === undefined
      ? {
          message: 'The section is about you, and the content has no "profile".',
          help: 'Add a "profile" with a "summary", write a "text" in the section, or delete the section.',
        }
      : {
          message:
            'The section is about you, and the profile has nothing public that it could show.',
          help: 'Write a "summary" in the profile or a "text" in the section, or delete the section.',
        }),
  }
}

function reportLittle(path: Path): RawProblem {
  return {
    path: [...path, 'type'],
    code: 'profile/little-to-show',
    message:
      'The section is about you, and without a text, a portrait and a place it is nearly empty.',
    help: 'Write a "summary", an "image" or a "location" in the profile, or a "text" in the section.',
  }
}

function isEmptyList(list: unknown): boolean {
  return list === undefined || (Array.isArray(list) && list.length === 0)
}

function reportNoRecords(path: Path, lists: readonly RecordList[], profile: unknown): RawProblem {
  const names = nameLists(lists)
  return {
    path: [...path, 'type'],
    code: 'profile/no-records',
    ...(profile === undefined
      ? {
          message: `The section shows records of ${names}, and the content has no "profile".`,
          help: `Add a "profile" with a record in ${names}, or delete the section.`,
        }
      : {
          message: `The section shows records of ${names}, and the profile has none.`,
          help: `Add a record to ${names} of the profile, or delete the section.`,
        }),
  }
}

function nameLists(lists: readonly RecordList[]): string {
  return lists.map((list) => `"${list}"`).join(' or ')
}

/** Checks that each id in `show` is that of a record in one of these lists, and is there once. */
function checkShow(
  section: unknown,
  path: Path,
  lists: readonly RecordList[],
  profile: unknown,
): RawProblem[] {
  const show = readItems(readProperty(section, 'show'))
  return show.flatMap((id, index) => {
    if (typeof id !== 'string') return []
    const place = [...path, 'show', index]
    return show.indexOf(id) < index
      ? [reportRepeated(id, place)]
      : checkRecord(id, lists, profile, place)
  })
}

function reportRepeated(id: string, path: Path): RawProblem {
  return {
    path,
    code: 'content/duplicate-id',
    message: `"show" names "${id}" twice.`,
    help: 'Name each record once.',
  }
}
