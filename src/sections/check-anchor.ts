import { findClosest } from '#problems/find-closest.ts'
import type { RawProblem } from '#problems/problem.ts'

/** Checks that a section has this id. `prefix` is what the owner writes before the id. */
export function checkAnchor(
  anchor: string,
  sectionIds: readonly unknown[],
  path: RawProblem['path'],
  prefix: '' | '#' | '/#' = '',
): RawProblem[] {
  const known = sectionIds.filter((id) => typeof id === 'string')
  // Without sections, or with two of the same id, another problem explains this.
  if (known.includes(anchor) || sectionIds.length === 0 || hasRepeats(known)) return []
  const near = findClosest(anchor, known)
  const list = known.map((id) => `"${prefix}${id}"`).join(', ')
  return [
    {
      path,
      code: 'content/unknown-section',
      message: `No section has the id "${anchor}".`,
      help: known.length > 0 ? `Write one of ${list}.` : 'Give the section that is meant an "id".',
      suggestion: near === undefined ? undefined : `${prefix}${near}`,
    },
  ]
}

function hasRepeats(ids: readonly string[]): boolean {
  return new Set(ids).size < ids.length
}
