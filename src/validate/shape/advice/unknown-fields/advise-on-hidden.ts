import { findRecordId, nameFields } from '#fields/find-record-id.ts'
import { makeId } from '#fields/make-id.ts'
import type { Path } from '#json/path.ts'
import { readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { formatExample } from '#json/format-example.ts'
import { findTraits } from '#sections/section.ts'

import { completeDocument } from '#validate/shape/completion/complete-document.ts'

import type { UnknownField } from './unknown-field.ts'

/** Names that other tools give to records that are left out. */
const exclusions = new Set(['except', 'exclude', 'hidden', 'hide', 'ignore', 'omit', 'skip'])

/** A longer list would hide the sentence. */
const maxShown = 8

/** A section has no more records. */
const maxHidden = 300

/** Shows the records of a section without those that a field of another tool leaves out. */
export function adviseOnHidden({ document, path, key, value, known }: UnknownField) {
  const isText = typeof value === 'string' || readItems(value).length > 0
  if (!exclusions.has(key.toLowerCase()) || !isText) return undefined
  if (!known.includes('show')) return undefined
  const { shown, all } = listRecords(document, path)
  const isOneName = findHidden(value, all).length > 0
  const list = typeof value === 'string' && !isOneName ? value.split(',') : [value].flat()
  const written = list.slice(0, maxHidden)
  const hidden = new Set(written.flatMap((name) => findHidden(name, all)))
  const isEachKnown = written.every((name) => findHidden(name, all).length > 0)
  const names = shown.filter((record) => !hidden.has(record.id)).map(({ shortest }) => shortest)
  if (isEachKnown && shown.length > 0 && names.length === 0) {
    return 'Delete the section: no record of it is left. Or write those that it shows in "show".'
  }
  return isEachKnown && names.length > 0 && names.length <= maxShown
    ? `Write the records that the section shows: "show": ${formatExample(names)}.`
    : 'Write the names of the records that the section shows in "show".'
}

type Record = {
  readonly id: string
  readonly names: readonly string[]
  /** The id and the names without capitals and signs. */
  readonly folded: ReadonlySet<string>
  /** Its name, or its id if another record has this name. */
  readonly shortest: string
}

/** The records that a section shows, in their order, and all that it could show. */
function listRecords(document: unknown, path: Path): { shown: Record[]; all: Record[] } {
  const whole = completeDocument(document)
  const { records = [] } = findTraits(readValue(whole, [...path, 'type']))
  const profile = readProperty(whole, 'profile')
  const lists = records.map((list) => {
    const entries = readItems(readProperty(profile, list)).slice(0, maxHidden)
    return [list, entries.flatMap((entry) => readRecord(entry, records, profile))] as const
  })
  const all = lists.flatMap(([, entries]) => entries)
  const show = readProperty(readValue(whole, path), 'show')
  const chosen = readItems(show).slice(0, maxHidden)
  const shown = chosen.flatMap((name) =>
    lists.flatMap(([list, entries]) =>
      name === list ? entries : entries.filter(({ id }) => id === name),
    ),
  )
  return { shown: shown.length > 0 ? shown : all, all }
}

function readRecord(entry: unknown, lists: readonly string[], profile: unknown): Record[] {
  const id = readProperty(entry, 'id')
  if (typeof id !== 'string') return []
  const names = nameFields
    .map((field) => readProperty(entry, field))
    .filter((text) => typeof text === 'string')
  const shortest = names.find((name) => findRecordId(name, lists, profile) === id) ?? id
  return [{ id, names, folded: new Set([id, ...names].map(fold)), shortest }]
}

/** The ids of the records that a text names: by an id, or by a name, which several may have. */
function findHidden(text: unknown, records: readonly Record[]): string[] {
  if (typeof text !== 'string') return []
  const written = fold(text)
  const named = records.filter(({ folded }) => folded.has(written))
  const exact = named.filter(({ id, names }) => id === text && !names.includes(text))
  return (exact.length > 0 ? exact : named).map(({ id }) => id)
}

/** A name without capitals and signs. */
function fold(name: string): string {
  const written = name.slice(0, 200)
  return makeId(written, 'record') ?? written.trim().toLowerCase()
}
