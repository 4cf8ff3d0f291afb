import { nameFields } from '#fields/find-record-id.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, isObject, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { findMeantType, readType } from '#sections/section.ts'

import { listKnownKeys } from './follow-model.ts'
import { isMadeOf } from './place-field.ts'

/** More entries would hide the sentence. */
const maxShown = 3

const labelFields = [...nameFields, 'label']

/** One problem for entries after their names, as `"work": { "Tidewater": { … } }`, in place of a list. */
export function describeKeyedList(document: unknown, issuePath: Path): RawProblem | undefined {
  // A record alone is a list of one.
  const isRecord = issuePath[0] === 'profile' && issuePath[2] === 0
  const path = isRecord ? issuePath.slice(0, 2) : issuePath
  const value = readValue(document, path)
  const [only, ...others] = readItems(value)
  const keyed = isRecord && others.length === 0 ? only : value
  if (!isObject(keyed) || readEntries(keyed).length === 0) return undefined
  const names = path.join() === 'sections' ? listTypes(keyed) : listNames(document, path, keyed)
  if (names === undefined) return undefined
  const shown = names
    .slice(0, maxShown)
    .map(([field, name]) => `{ "${field}": ${formatValue(name)}, … }`)
  const list = [...shown, ...(names.length > maxShown ? ['…'] : [])].join(', ')
  return {
    path,
    code: 'content/wrong-type',
    message: 'This is an object with a name for each entry, and a list [ ] belongs here.',
    help: `Write a list: "${path.at(-1)}": [${list}].`,
  }
}

/** What an entry of the list begins with: a field, and its text. */
type Beginning = readonly [field: string, name: string]

/** The types after which an object has its sections; undefined if it has other names. */
function listTypes(keyed: object): Beginning[] | undefined {
  const types = Object.keys(keyed).flatMap((key) => readType(key) ?? findMeantType(key) ?? [])
  if (types.length < Object.keys(keyed).length) return undefined
  return types.map((type) => ['type', type])
}

function listNames(document: unknown, path: Path, keyed: object): Beginning[] | undefined {
  const fields = listKnownKeys(document, [...path, 0])
  const field = labelFields.find((one) => fields.includes(one))
  const entries = readEntries(keyed)
  if (field === undefined || entries.some(([key]) => fields.includes(key))) return undefined
  const isNamed = entries.every(([key]) => /^[^a-z]|\s/u.test(key))
  const hasParts = entries.some(([, value]) => isObject(value) && isMadeOf(value, fields))
  if (!isNamed && !hasParts) return undefined
  return entries.map(([key, value]) => {
    // A year is no name.
    const own = readProperty(value, field) ?? (/^\d/u.test(key) ? value : key)
    return [field, typeof own === 'string' ? own : key]
  })
}
