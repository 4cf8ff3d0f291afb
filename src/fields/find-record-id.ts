import { entriesOf, isObject, itemsOf, propertyOf } from '#json/untyped-value.ts'

import { makeId } from './make-id.ts'

/** The fields that the ids of records are made from. */
const nameFields = ['name', 'title', 'institution', 'organization'] as const

/** The ids of a list of records by the ids that their names make. */
const indexes = new WeakMap<object, ReadonlyMap<string, string>>()

/**
 * Finds the id of the record in one of these lists of the profile that a text names: its id or its
 * name. The profile is as it is written. Undefined if there is none.
 */
export function findRecordId(
  text: string,
  lists: readonly string[],
  profile: unknown,
): string | undefined {
  const written = lists.map((list) => propertyOf(profile, list))
  const isId = written.some((list) => itemsOf(list).some((one) => propertyOf(one, 'id') === text))
  if (isId) return text
  const made = makeId(text, 'record')
  if (made === undefined) return undefined
  return written.map((list) => indexOf(list).get(made)).find((id) => id !== undefined)
}

function indexOf(list: unknown): ReadonlyMap<string, string> {
  if (typeof list !== 'object' || list === null) return new Map()
  const known = indexes.get(list)
  if (known) return known
  // The first of two records with one name is meant.
  const index = new Map(
    listRecords(list)
      .toReversed()
      .flatMap((record) => listNames(record).map((name) => [name, record] as const))
      .flatMap(([name, record]): [string, string][] => {
        const made = makeId(name.slice(0, 200), 'record')
        const id = propertyOf(record, 'id')
        return made === undefined ? [] : [[made, typeof id === 'string' ? id : made]]
      }),
  )
  indexes.set(list, index)
  return index
}

/** The records of a list, of an object that stands alone for one, or of one with their names. */
function listRecords(list: object): readonly unknown[] {
  if (Array.isArray(list)) return list
  const isRecord = isObject(list) && nameFields.some((field) => Object.hasOwn(list, field))
  return isRecord ? [list] : entriesOf(list).map(([name]) => name)
}

function listNames(record: unknown): string[] {
  if (typeof record === 'string') return [record]
  return nameFields
    .map((field) => propertyOf(record, field))
    .filter((name) => typeof name === 'string')
}
