import { z } from 'zod'

import { portfolio } from '#content/portfolio.ts'
import { addIds } from '#fields/add-ids.ts'
import { listCompletions, loneParts } from '#fields/completion.ts'
import { idOrigins } from '#fields/identifier.ts'
import { readEntries, isObject, readProperty } from '#json/untyped-value.ts'

import { listSchemas, findShape } from '#validate/shape/follow-model.ts'

/**
 * Expands the short forms of a document, such as an animation that is only a file name, and adds missing
 * ids: "ward-light" for `{ "name": "Ward Light" }`, and "ward-light-2" for a second one. Values that are
 * written whole stay as they are, even if they are invalid.
 */
export function completeDocument(document: unknown): unknown {
  const written = readProperty(document, 'profile')
  if (written === undefined) return completeWithin(portfolio, document)
  // First the profile: sections may name its records by their names.
  const profile = completeWithin(portfolio.shape.profile, written)
  const others = readEntries(document).filter(([name]) => name !== 'profile')
  const rest = completeWithin(portfolio, Object.fromEntries(others), { profile })
  return Object.fromEntries(
    readEntries(document).flatMap(([name]) => {
      const made = name === 'profile' ? profile : readProperty(rest, name)
      return made === undefined ? [] : [[name, made]]
    }),
  )
}

/** Wraps each value that stands alone for a list, so that its path is that of the issues of the model. */
export function wrapLoneParts(document: unknown): unknown {
  return completeWithin(portfolio, document, { isLoneOnly: true })
}

type Options = {
  /** Completes only what stands alone for a whole. */
  readonly isLoneOnly?: boolean
  /** The completed profile of the document. */
  readonly profile?: unknown
}

/** Completes a part of a document, by the schema of that part. */
export function completeWithin(schema: unknown, written: unknown, options: Options = {}): unknown {
  const value = complete(schema, written, options)
  if (typeof value !== 'object') return value
  const shape = findShape(schema, value)
  if (shape instanceof z.ZodObject && isObject(value)) {
    return Object.fromEntries(
      readEntries(value).flatMap(([key, inner]) => {
        const made = completeWithin(readProperty(shape.shape, key), inner, options)
        return made === undefined && inner !== undefined ? [] : [[key, made]]
      }),
    )
  }
  if (shape instanceof z.ZodRecord && isObject(value)) {
    return Object.fromEntries(
      readEntries(value).map(([key, inner]) => [
        key,
        completeWithin(shape.valueType, inner, options),
      ]),
    )
  }
  if (!(shape instanceof z.ZodArray) || !Array.isArray(value)) return value
  const entries = value.map((entry: unknown) => completeWithin(shape.element, entry, options))
  if (options.isLoneOnly) return entries
  return addIds(entries, (index) => {
    const inner = findShape(shape.element, entries[index])
    const id = inner instanceof z.ZodObject ? readProperty(inner.shape, 'id') : undefined
    return isObject(id) ? idOrigins.get(id) : undefined
  })
}

/** The value that a schema makes of what is written; the same value if it makes none. */
function complete(schema: unknown, written: unknown, { isLoneOnly, profile }: Options): unknown {
  const schemas = listSchemas(schema, written)
  const found = schemas.filter((one) => !isLoneOnly || loneParts.has(one)).flatMap(listCompletions)
  return found.reduce((value, completion) => completion(value, profile), written)
}
