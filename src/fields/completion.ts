import { z } from 'zod'

import { remember } from './remember.ts'

/**
 * Writes a value whole that may be written in short; undefined for one that says nothing. `profile` is
 * the completed profile of its document, if there is one.
 */
type Complete = (written: unknown, profile?: unknown) => unknown

/** How values are completed, by their schema. A registry, because a description copies the schema. */
const completions = z.registry<{ readonly complete: Complete }>()

/** The completion of the values of a schema, if it has one. */
export const listCompletions = remember((schema: z.ZodType): readonly Complete[] => {
  const { complete } = completions.get(schema) ?? {}
  return complete ? [complete] : []
})

/** The fields that are completed where they are left out, by their schemas. */
export const completedFields = new WeakSet<object>()

/** Values that may be written as a part of them alone, as a list as one object, by their schemas. */
export const loneParts = new WeakSet<z.ZodType>()

/** A schema whose values are completed. The model reads documents in which that is done. */
export function addCompletion<Schema extends z.ZodType>(
  schema: Schema,
  complete: Complete,
): Schema {
  completions.add(schema, { complete })
  return schema
}
