import type { Path } from './path.ts'

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Returns a text, or undefined for any other value. */
export function readText(value: unknown): string | undefined {
  return isText(value) ? value : undefined
}

/** Returns the entries of an object, or none for any other value. */
export function readEntries(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : []
}

/** Returns an own property of an object, or undefined for any other value. */
export function readProperty(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
}

/** Returns the items of an array, or none for any other value. */
export function readItems(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns the value at a path of keys and indexes, or undefined. */
export function readValue(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof name === 'number' ? readItems(inner)[name] : readProperty(inner, name),
    value,
  )
}
