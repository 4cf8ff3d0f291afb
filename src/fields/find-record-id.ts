import { readItems, readProperty } from '#json/untyped-value.ts'

import { makeId } from './make-id.ts'
import { remember } from './remember.ts'

/** The fields that have the names of records. */
export const nameFields = ['name', 'title', 'institution', 'organization', 'language'] as const

/** The records of a list: their ids, and the first one of each name. */
type Index = {
  readonly ids: ReadonlySet<unknown>
  readonly names: ReadonlyMap<string, string>
  /** Names in small letters, and the ids that they make; those of several records have none. */
  readonly alike: ReadonlyMap<string, string | undefined>
}

/**
 * Finds the id of the record that a text names, in one of these lists of a completed profile. Ids come
 * before names, and exact names before those with other capitals or signs. Of several with the exact
 * name it is the first; of several that are only alike, none.
 */
export function findRecordId(
  text: string,
  lists: readonly string[],
  profile: unknown,
): string | undefined {
  const found = lists.map((list) => indexRecords(readProperty(profile, list)))
  if ((lists.length > 1 && lists.includes(text)) || found.some(({ ids }) => ids.has(text)))
    return text
  const name = text.trim()
  const made = makeId(name, 'record')
  return (
    pickFirst(found.map(({ names }) => names.get(name))) ??
    pickFirst(found.map(({ alike }) => alike.get(name.toLowerCase()))) ??
    (made === undefined ? undefined : pickFirst(found.map(({ alike }) => alike.get(made))))
  )
}

const indexRecords = remember((list: unknown): Index => {
  const named = readItems(list).flatMap((record) => {
    const id = readProperty(record, 'id')
    const names = nameFields.map((field) => readProperty(record, field))
    return names.flatMap((name) =>
      typeof id === 'string' && typeof name === 'string' ? [{ id, name: name.slice(0, 200) }] : [],
    )
  })
  const names = new Map(named.toReversed().map(({ id, name }) => [name.trim(), id]))
  const alike = new Map<string, string | undefined>()
  for (const { id, name } of named) {
    for (const key of new Set([name.trim().toLowerCase(), makeId(name, 'record')])) {
      if (key !== undefined) alike.set(key, alike.has(key) ? undefined : id)
    }
  }
  const ids = new Set(readItems(list).map((record) => readProperty(record, 'id')))
  return { ids, names, alike }
})

function pickFirst(ids: readonly (string | undefined)[]): string | undefined {
  return ids.find((id) => id !== undefined)
}
