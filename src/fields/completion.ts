import { z } from 'zod'

import { remember } from './remember.ts'

/**
 * Writes a value whole that may be written in short; undefined for one that says nothing. `profile` is
 * the completed profile of its document, if there is one.
 */
type Complete = (written: unknown, profile?: unknown) => unknown

/** How values are completed, by their schema. A registry keeps that when `meta` copies the schema. */
const completions = z.registry<{ readonly complete: Complete }>()

/** The completion of the values of a schema, if it has one. */
export const listCompletions = remember((schema: z.ZodType): readonly Complete[] => {
  const { complete } = completions.get(schema) ?? {}
  return complete ? [complete] : []
})

/** The fields that are completed where they are left out, by their schemas. */
export const completedFields = new WeakSet<object>()

/** The schemas of values that may be written as one part alone: a list as one of its objects. */
export const loneParts = new WeakSet<z.ZodType>()

/** Completes the values of a schema. The model reads documents in which that is done. */
export function addCompletion<Schema extends z.ZodType>(
  schema: Schema,
  complete: Complete,
): Schema {
  completions.add(schema, { complete })
  return schema
}
