import type { Path } from '#json/path.ts'
import { isObject, readEntries, readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/** How each corrected name is written, by its path as JSON: a name, or one in another object. */
export type WrittenNames = ReadonlyMap<string, Path>

/** The problems of a corrected document at the names as they are written. */
export function restoreNames(
  problems: readonly RawProblem[],
  names: WrittenNames,
  written: unknown,
  document: unknown,
) {
  return problems.map((problem) => ({
    ...problem,
    path: restoreKey(
      problem.path.flatMap(
        (name, index) => names.get(JSON.stringify(problem.path.slice(0, index + 1))) ?? [name],
      ),
      written,
      document,
    ),
  }))
}

/** Thousands of problems of one object would list its entries as often. */
const knownEntries = new WeakMap<object, ReturnType<typeof readEntries>>()

function listEntries(value: unknown): ReturnType<typeof readEntries> {
  if (!isObject(value)) return []
  const entries = knownEntries.get(value) ?? readEntries(value)
  knownEntries.set(value, entries)
  return entries
}

/**
 * The path of an entry as it is written: an object in place of a list has its label as a name, and so
 * may an answer of a conversation. An object that stands alone for a list has no index.
 */
function restoreKey(path: Path, written: unknown, document: unknown): Path {
  let value = written
  for (const [index, key] of path.entries()) {
    const label = findLabel(value, readValue(document, path.slice(0, index)), key)
    if (label !== undefined) return [...path.slice(0, index), label, ...path.slice(index + 1)]
    const [name] = (typeof key === 'number' && listEntries(value)[key]) || []
    const entry = readValue(document, path.slice(0, index + 1))
    if (name !== undefined && listEntries(entry).some(([, inner]) => inner === name)) {
      return [...path.slice(0, index), name, ...path.slice(index + 2)]
    }
    const [position] = path.slice(index + 1)
    if (typeof position === 'number' && readValue(value, [key]) === undefined) {
      const [text] = listEntries(value)[position] ?? []
      const made = readValue(document, path.slice(0, index + 2))
      if (text !== undefined && readProperty(made, 'label') === text) {
        return [...path.slice(0, index), text, ...path.slice(index + 3)]
      }
    }
    const [next] = path.slice(index + 1)
    // Links may stand for the object that contains them, as in the footer.
    const isOutside =
      Array.isArray(value) || (readValue(value, [key]) === undefined && has(value, next))
    if (typeof key === 'string' && isOutside) {
      const links = readValue(document, path.slice(0, index + 1))
      return [...path.slice(0, index), ...restoreKey(path.slice(index + 1), value, links)]
    }
    const only = has(value, key) ? undefined : findOnlyName(listEntries(value))
    if (only !== undefined && has(readProperty(value, only), key)) {
      return [...path.slice(0, index), only, ...path.slice(index)]
    }
    if (key === 0 && isObject(value) && (next === undefined || Object.hasOwn(value, next))) {
      return [...path.slice(0, index), ...path.slice(index + 1)]
    }
    value = readValue(value, [key])
  }
  return path
}

function has(value: unknown, key: string | number | undefined): boolean {
  return isObject(value) && key !== undefined && Object.hasOwn(value, key)
}

/** The name of an object that has no other one, as that of one link. */
function findOnlyName(entries: ReturnType<typeof readEntries>): string | undefined {
  return entries.length === 1 ? entries[0]?.[0] : undefined
}

/** The name in whose place an object has an id, with the same value. */
function findLabel(written: unknown, whole: unknown, key: string | number): string | undefined {
  if (typeof key === 'number' || readProperty(written, key) !== undefined) return undefined
  const entries = listEntries(written)
  const [label, value] =
    entries[entries.length === 1 ? 0 : Object.keys(whole ?? {}).indexOf(key)] ?? []
  return typeof value === 'string' && value === readProperty(whole, key) ? label : undefined
}
