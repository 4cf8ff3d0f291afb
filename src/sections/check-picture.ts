import { propertyOf } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/** The field that a picture replaces, and what it draws. */
const drawings = { animation: 'an animation', type: 'a drawing' } as const

/** Checks that an object with a picture has no drawing beside it: the page has room for one. */
export function checkPicture(
  holder: unknown,
  path: RawProblem['path'],
  name: keyof typeof drawings,
): RawProblem[] {
  const isBoth = ['picture', name].every((field) => propertyOf(holder, field) !== undefined)
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
