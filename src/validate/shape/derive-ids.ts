import { z } from 'zod'

import { portfolio } from '#content/portfolio.ts'
import { idOrigins, type IdOrigin } from '#fields/identifier.ts'
import { makeId, makeUnique, nameFile } from '#fields/make-id.ts'
import { entriesOf, isObject, propertyOf } from '#json/untyped-value.ts'

import { shapeOf } from './follow-model.ts'

/**
 * Writes the ids that a document leaves out: `{ "name": "Ward Light" }` gets "ward-light", and a
 * second entry of that name "ward-light-2". An id that is written stays, even an invalid one.
 */
export function deriveIds(document: unknown): unknown {
  return deriveIdsWithin(portfolio, document)
}

/** Writes the ids that a part of a document leaves out, by the schema of that part. */
export function deriveIdsWithin(schema: unknown, value: unknown): unknown {
  const shape = shapeOf(schema, value)
  if (shape instanceof z.ZodObject && isObject(value)) {
    return Object.fromEntries(
      entriesOf(value).map(([key, inner]) => [
        key,
        isObject(inner) || Array.isArray(inner)
          ? deriveIdsWithin(propertyOf(shape.shape, key), inner)
          : inner,
      ]),
    )
  }
  if (!(shape instanceof z.ZodArray) || !Array.isArray(value)) return value
  const shapes = value.map((entry: unknown) => shapeOf(shape.element, entry))
  return addIds(
    value.map((entry: unknown, index) => deriveIdsWithin(shapes[index], entry)),
    (index) => {
      const inner = shapes[index]
      const id = inner instanceof z.ZodObject ? propertyOf(inner.shape, 'id') : undefined
      return isObject(id) ? idOrigins.get(id) : undefined
    },
  )
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
