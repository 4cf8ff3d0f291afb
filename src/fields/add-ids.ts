import { isObject, readProperty } from '#json/untyped-value.ts'

import type { IdOrigin } from './identifier.ts'
import { makeId, makeUnique, nameFile } from './make-id.ts'

/** No list of the model may be longer. Behind it, texts are not compared: that takes too long. */
const longestList = 300

/** The text from which an entry without an id would get one that another entry has, and its origin. */
type Claim = IdOrigin & { readonly text: unknown }

/** The claims on written ids, by the entries that have them. */
const claims = new WeakMap<object, Claim>()

/** Finds the text of another entry that would give it the id which is written in this one. */
export function findClaim(entry: unknown): Claim | undefined {
  return isObject(entry) ? claims.get(entry) : undefined
}

/** Adds an id to each entry that has none and whose id has an origin. */
export function addIds(
  entries: readonly unknown[],
  findOrigin: (index: number) => IdOrigin | undefined,
): unknown[] {
  // Windows and macOS do not tell the folders "Atlas" and "atlas" apart.
  const ids = entries.map((entry) => readProperty(entry, 'id'))
  const taken = new Set(ids.map((id) => (typeof id === 'string' ? id.toLowerCase() : id)))
  return entries.map((entry, index) => {
    const origin = isObject(entry) && !Object.hasOwn(entry, 'id') ? findOrigin(index) : undefined
    if (!origin || !isObject(entry)) return entry
    const text = readProperty(entry, origin.field)
    const made = index < longestList ? deriveId(text, origin) : undefined
    const id = makeUnique(made ?? `${origin.noun}-${index + 1}`, taken)
    taken.add(id)
    if (made !== undefined && id !== made) {
      const owner = entries[ids.indexOf(made)]
      const isOwn = deriveId(readProperty(owner, origin.field), origin) === made
      if (isObject(owner) && !isOwn) claims.set(owner, { ...origin, text })
    }
    return { ...entry, id }
  })
}

function deriveId(text: unknown, { noun, field }: IdOrigin): string | undefined {
  if (typeof text !== 'string') return undefined
  const name = text.slice(0, 200)
  return makeId(field === 'src' ? nameFile(name) : name, noun)
}
