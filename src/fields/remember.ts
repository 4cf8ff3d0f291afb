/**
 * Makes a function that runs once for each object or list. Most are about schemas: the classes and the
 * registries of zod are slow to ask, and each value of a document asks.
 */
export function remember<Value, Found>(find: (value: Value) => Found): (value: Value) => Found {
  const known = new WeakMap<object, { readonly found: Found }>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return find(value)
    const entry = known.get(value) ?? { found: find(value) }
    known.set(value, entry)
    return entry.found
  }
}
