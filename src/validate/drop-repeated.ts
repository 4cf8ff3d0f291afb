import { formatPointer } from '#json/path.ts'
import { isError, type ProblemCode } from '#problems/problem-code.ts'
import type { RawProblem } from '#problems/problem.ts'
import { recordLists } from '#profile/profile.ts'

/**
 * Keeps one problem for each value. An error of a later check replaces one of the shape, unless the type
 * of the section is a guess. Problems inside unknown fields are dropped.
 */
export function dropRepeated(
  shape: readonly RawProblem[],
  all: readonly RawProblem[],
): RawProblem[] {
  const unknown = new Set(
    shape.flatMap(({ code, path }) =>
      code === 'content/unknown-key' ? [formatPointer(path)] : [],
    ),
  )
  const others = all.filter(
    ({ path }) => !path.some((_, index) => unknown.has(formatPointer(path.slice(0, index + 1)))),
  )
  const shapeMarks = new Set(shape.map(writeMark))
  const guesses = new Set(
    shape.filter(({ code }) => code === 'content/unknown-type').map(writeMark),
  )
  const kept = others.filter((problem) =>
    isError(problem) ? !guesses.has(writeMark(problem)) : !shapeMarks.has(writeMark(problem)),
  )
  const marks = new Set(kept.map(writeMark))
  return [...shape.filter((problem) => !marks.has(writeMark(problem))), ...kept]
}

/** Where a list such as "work" stands outside the profile, only that is reported, not that a section lacks it. */
export function dropConsequences(
  shape: readonly RawProblem[],
  others: readonly RawProblem[],
): RawProblem[] {
  const isOutside = shape.some(
    ({ code, path: [name, ...rest] }) =>
      code === 'content/unknown-key' && rest.length === 0 && outsideProfile.has(String(name)),
  )
  return others.filter(({ code }) => !isOutside || !recordCodes.has(code))
}

const outsideProfile = new Set<string>(recordLists)
const recordCodes = new Set<ProblemCode>(['profile/no-records', 'profile/unknown-record'])

function writeMark({ path, mark = 'value' }: RawProblem): string {
  return `${mark} ${formatPointer(path)}`
}
