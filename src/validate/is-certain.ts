import type { Uncertain } from '#json/syntax/parse-json.ts'
import { isWithin } from '#json/path.ts'
import type { RawProblem } from '#problems/problem.ts'

/** Problems of names: a name that cannot be read may be the missing one. */
const aboutNames = new Set([
  'content/unknown-section',
  'content/duplicate-id',
  'profile/unknown-record',
])

/** The fields of a section that its id is written in or made from. */
const namesParts = new Set<unknown>(['id', 'type'])

/** Whether a problem would be there without the syntax errors, too. */
export function isCertain(problem: RawProblem, uncertain: readonly Uncertain[]): boolean {
  return uncertain.every((part) => !mayCause(part, problem))
}

function mayCause({ path: part, isLikely }: Uncertain, { path, mark, code }: RawProblem): boolean {
  // The value of the part is uncertain, and its own key is not.
  if (isWithin(path, part)) return mark !== 'key' || path.length > part.length
  if (isLikely) return false
  const isReference = !code.startsWith('content/')
  if (isWithin(part, path) && (mark === 'parent' || isReference)) return true
  if (aboutNames.has(code)) {
    return part.length <= 2 || namesParts.has(part.at(-1)) || part[0] === 'profile'
  }
  // A reference between scenes or cards is uncertain if any part of the section is.
  const outer = part.slice(0, path[0] === 'sections' ? 2 : 1)
  return (isReference || code === 'content/missing-alt') && isWithin(path, outer)
}
