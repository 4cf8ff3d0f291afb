import { remember } from '#fields/remember.ts'
import { formatPointer, type Path } from '#json/path.ts'
import { isObject, readEntries, readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/** How each corrected name is written, by its pointer: a name, or one in another object. */
export type WrittenNames = ReadonlyMap<string, Path>

/** Moves the problems of a corrected document to the names as they are written. */
export function restoreNames(
  problems: readonly RawProblem[],
  names: WrittenNames,
  written: unknown,
  document: unknown,
) {
  return problems.map((problem) => ({
    ...problem,
    path: restorePath(
      problem.path.flatMap(
        (name, index) => names.get(formatPointer(problem.path.slice(0, index + 1))) ?? [name],
      ),
      written,
      document,
    ),
  }))
}

/** Remembered: one object may have thousands of problems. */
const listEntries = remember(readEntries)

/** A key of a path, and what is there. */
type Step = {
  /** The path up to this key, and the keys after it. */
  readonly before: Path
  readonly key: string | number
  readonly after: Path
  /** What is written at `before`. */
  readonly written: unknown
  /** The corrected document. */
  readonly document: unknown
}

/** Each knows one short form, shown in its comment, and returns the path in it, if it is written. */
const restorers: readonly ((step: Step) => Path | undefined)[] = [
  restoreLabel,
  restoreNamedEntry,
  restoreNamedEntryWithoutList,
  restoreLinksAlone,
  restoreNamedObject,
  restoreLoneEntry,
]

/** The path of a value as it is written. */
function restorePath(path: Path, written: unknown, document: unknown): Path {
  let value = written
  for (const [index, key] of path.entries()) {
    const before = path.slice(0, index)
    const step = { before, key, after: path.slice(index + 1), written: value, document }
    for (const restore of restorers) {
      const restored = restore(step)
      if (restored) return restored
    }
    value = readValue(value, [key])
  }
  return path
}

/** `"link": { "CV": "/cv.pdf" }` for `"link": { "label": "CV", "url": "/cv.pdf" }`. */
function restoreLabel({ before, key, after, written, document }: Step): Path | undefined {
  const whole = readValue(document, before)
  if (typeof key === 'number' || readProperty(written, key) !== undefined) return undefined
  const entries = listEntries(written)
  const [label, value] =
    entries[entries.length === 1 ? 0 : Object.keys(whole ?? {}).indexOf(key)] ?? []
  const isMeant = typeof value === 'string' && value === readProperty(whole, key)
  return label !== undefined && isMeant ? [...before, label, ...after] : undefined
}

/** `"links": { "CV": "/cv.pdf" }` for `"links": [{ "label": "CV", "url": "/cv.pdf" }]`. */
function restoreNamedEntry({ before, key, after, written, document }: Step): Path | undefined {
  const [name] = (typeof key === 'number' && listEntries(written)[key]) || []
  const entry = readValue(document, [...before, key])
  const isMeant = name !== undefined && listEntries(entry).some(([, value]) => value === name)
  return isMeant ? [...before, name, ...after.slice(1)] : undefined
}

/** `"footer": { "CV": "/cv.pdf" }` for `"footer": { "links": [{ "label": "CV", … }] }`. */
function restoreNamedEntryWithoutList(step: Step): Path | undefined {
  const { before, key, after, written, document } = step
  const [position] = after
  if (typeof position !== 'number' || readValue(written, [key]) !== undefined) return undefined
  const [name] = listEntries(written)[position] ?? []
  const entry = readValue(document, [...before, key, position])
  const isMeant = name !== undefined && readProperty(entry, 'label') === name
  return isMeant ? [...before, name, ...after.slice(2)] : undefined
}

/** `"footer": [{ "label": "CV", … }]` for `"footer": { "links": [{ "label": "CV", … }] }`. */
function restoreLinksAlone(step: Step): Path | undefined {
  const { before, key, after, written, document } = step
  const isLeftOut = readValue(written, [key]) === undefined && has(written, after[0])
  if (typeof key === 'number' || !(Array.isArray(written) || isLeftOut)) return undefined
  return [...before, ...restorePath(after, written, readValue(document, [...before, key]))]
}

/** `{ "GitHub": { "url": … } }` for `{ "label": "GitHub", "url": … }`. */
function restoreNamedObject({ before, key, after, written }: Step): Path | undefined {
  const entries = listEntries(written)
  const [name] = (!has(written, key) && entries.length === 1 && entries[0]) || []
  const isMeant = name !== undefined && has(readProperty(written, name), key)
  return isMeant ? [...before, name, key, ...after] : undefined
}

/** `"links": { "label": "CV", … }` for `"links": [{ "label": "CV", … }]`. */
function restoreLoneEntry({ before, key, after, written }: Step): Path | undefined {
  const isMeant = key === 0 && isObject(written) && (after.length === 0 || has(written, after[0]))
  return isMeant ? [...before, ...after] : undefined
}

function has(value: unknown, key: string | number | undefined): boolean {
  return isObject(value) && key !== undefined && Object.hasOwn(value, key)
}
