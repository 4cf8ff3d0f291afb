/** Whether the value is what JSON writes in braces. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object's own entries, or none where the value is no object. Reads data that may be of any shape. */
export function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : []
}

/** The object's property, or undefined where there is none. */
export function propertyOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
}

/** The array's items, or none where the value is no array. */
export function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** What stands at the end of a path of keys and indexes, or undefined where nothing does. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof name === 'number' ? itemsOf(inner)[name] : propertyOf(inner, name)),
    value,
  )
}
