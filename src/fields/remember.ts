import { isObject } from '#json/untyped-value.ts'

/**
 * Makes a function on schemas that runs once for each schema. The classes and the registries of zod
 * are slow to ask, and each value of a document asks.
 */
export function remember<Schema, Found>(
  find: (schema: Schema) => Found,
): (schema: Schema) => Found {
  const known = new WeakMap<object, { readonly found: Found }>()
  return (schema) => {
    if (!isObject(schema)) return find(schema)
    const entry = known.get(schema) ?? { found: find(schema) }
    known.set(schema, entry)
    return entry.found
  }
}
