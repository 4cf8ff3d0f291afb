import { z } from 'zod'

import { portfolio } from '#content/portfolio.ts'
import { completionsOf } from '#fields/completion.ts'
import { idOrigins, type IdOrigin } from '#fields/identifier.ts'
import { makeId, makeUnique, nameFile } from '#fields/make-id.ts'
import { entriesOf, isObject, propertyOf } from '#json/untyped-value.ts'

import { listSchemas, shapeOf } from './follow-model.ts'

/**
 * Writes what a document leaves out or says in short: ids, as "ward-light" for
 * `{ "name": "Ward Light" }` and "ward-light-2" for a second one, the network of a social link, an
 * animation that is only a file name. What is written whole stays, even if it is invalid.
 */
export function completeDocument(document: unknown): unknown {
  return completeWithin(portfolio, document)
}

/** Completes a part of a document, by the schema of that part. */
export function completeWithin(schema: unknown, written: unknown): unknown {
  const value = complete(schema, written)
  if (typeof value !== 'object') return value
  const shape = shapeOf(schema, value)
  if (shape instanceof z.ZodObject && isObject(value)) {
    return Object.fromEntries(
      entriesOf(value).flatMap(([key, inner]) => {
        const made = completeWithin(propertyOf(shape.shape, key), inner)
        return made === undefined && inner !== undefined ? [] : [[key, made]]
      }),
    )
  }
  if (shape instanceof z.ZodRecord && isObject(value)) {
    return Object.fromEntries(
      entriesOf(value).map(([key, inner]) => [key, completeWithin(shape.valueType, inner)]),
    )
  }
  if (!(shape instanceof z.ZodArray) || !Array.isArray(value)) return value
  const entries = value.map((entry: unknown) => completeWithin(shape.element, entry))
  return addIds(entries, (index) => {
    const inner = shapeOf(shape.element, entries[index])
    const id = inner instanceof z.ZodObject ? propertyOf(inner.shape, 'id') : undefined
    return isObject(id) ? idOrigins.get(id) : undefined
  })
}

/** The value that a schema makes of what is written; the same value if it makes none. */
function complete(schema: unknown, written: unknown): unknown {
  const found = listSchemas(schema, written).flatMap(completionsOf)
  return found.reduce((value, completion) => completion(value), written)
}

/** No list of the model may be longer. Behind it, texts are not compared: that takes too long. */
const longestList = 300

/** Adds an id to each entry that has none. Those without an origin stay as they are. */
export function addIds(
  entries: readonly unknown[],
  originOf: (index: number) => IdOrigin | undefined,
): unknown[] {
  // Windows and macOS do not tell the folders "Atlas" and "atlas" apart.
  const ids = entries.map((entry) => propertyOf(entry, 'id'))
  const taken = new Set(ids.map((id) => (typeof id === 'string' ? id.toLowerCase() : id)))
  return entries.map((entry, index) => {
    const origin = isObject(entry) && !Object.hasOwn(entry, 'id') ? originOf(index) : undefined
    if (!origin || !isObject(entry)) return entry
    const made = index < longestList ? idFrom(propertyOf(entry, origin.field), origin) : undefined
    const id = makeUnique(made ?? `${origin.noun}-${index + 1}`, taken)
    taken.add(id)
    return { ...entry, id }
  })
}

function idFrom(text: unknown, { noun, field }: IdOrigin): string | undefined {
  if (typeof text !== 'string') return undefined
  const name = text.slice(0, 200)
  return makeId(field === 'src' ? nameFile(name) : name, noun)
}
