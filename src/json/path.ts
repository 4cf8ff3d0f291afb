/** Keys and indexes that lead from the root of a document to one of its parts. */
export type Path = readonly (string | number)[]

/** The JSON pointer of a path (RFC 6901). */
export function formatPointer(path: Path): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** Whether a path begins with another, or is the same. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((name, index) => path[index] === name)
}
