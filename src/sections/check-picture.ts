import { readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/** The field that a picture replaces, and what it draws. */
const drawings = { animation: 'an animation', type: 'a drawing' } as const

/** Checks that an object with a picture has no drawing beside it: the page has room for one. */
export function checkPicture(
  holder: unknown,
  path: RawProblem['path'],
  name: keyof typeof drawings,
): RawProblem[] {
  const isBoth = ['picture', name].every((field) => readProperty(holder, field) !== undefined)
  if (!isBoth) return []
  return [
    {
      path: [...path, 'picture'],
      mark: 'key',
      code: 'photo/with-drawing',
      message: `There is ${drawings[name]} and a picture, and only one of them can be shown.`,
      help: `Delete "picture", or delete "${name}".`,
    },
  ]
}

/**
 * Checks that the `alt` of an object says what its picture or animation shows, unless a picture says it
 * itself. `described` are the fields that it may be for.
 */
export function checkAlt(
  holder: unknown,
  path: RawProblem['path'],
  described: readonly ('animation' | 'picture')[],
  isRequired = true,
): RawProblem[] {
  const present = described.filter((field) => readProperty(holder, field) !== undefined)
  const silent = present.find(
    (field) => readProperty(readProperty(holder, field), 'alt') === undefined,
  )
  if (readProperty(holder, 'alt') === undefined) {
    if (silent === undefined || !isRequired) return []
    const message = `There is ${articles[silent]} and no text alternative.`
    const help = `Say in "alt" what the ${silent} shows.`
    return [{ path, mark: 'parent', code: 'content/missing-alt', message, help }]
  }
  if (silent !== undefined) return []
  const [other] = present
  return [
    {
      path: [...path, 'alt'],
      mark: 'key',
      code: 'content/unused-alt',
      message:
        other === undefined
          ? `There is no ${described.join(' or ')} that this text could describe.`
          : `The ${other} has an "alt" of its own, so nobody reads this one.`,
      help: 'Delete it.',
    },
  ]
}

const articles = { animation: 'an animation', picture: 'a picture' } as const
