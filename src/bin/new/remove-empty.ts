import { isObject, readEntries, readItems, readProperty } from '#json/untyped-value.ts'
import type { Path } from '#json/path.ts'

/** Whether a value says anything. */
export function hasContent(value: unknown): boolean {
  const rest = removeEmpty(value)
  return isObject(rest) || Array.isArray(rest) ? Object.keys(rest).length > 0 : rest !== undefined
}

/** Résumés of other programs are full of empty texts and null. */
export function removeEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeEmpty).filter((item) => item !== undefined)
  if (isObject(value)) {
    const kept = readEntries(value).flatMap(([name, item]) => {
      const rest = removeEmpty(item)
      return rest === undefined ? [] : [[name, rest] as const]
    })
    return Object.fromEntries(kept)
  }
  return value === '' || value === null ? undefined : value
}

/** The path in what is written of a path in what `removeEmpty` leaves of it: items of lists have moved. */
export function restoreIndexes(written: unknown, path: Path): Path {
  let value = written
  return path.map((key) => {
    const kept = [...readItems(value).entries()].filter(
      ([, item]) => removeEmpty(item) !== undefined,
    )
    const [index, item] = (typeof key === 'number' && kept[key]) || [
      key,
      readProperty(value, String(key)),
    ]
    value = item
    return index
  })
}
