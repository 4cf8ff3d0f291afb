import type { RawProblem } from '#problems/problem.ts'
import { itemsOf, propertyOf } from '#json/untyped-value.ts'
import { checkPicture } from '#sections/check-picture.ts'
import type { CheckContext } from '#sections/define-section.ts'

/** Checks that each card with an animation says what it shows, and has no picture beside it. */
export function checkExpertise(section: unknown, context: CheckContext): RawProblem[] {
  return itemsOf(propertyOf(section, 'cards')).flatMap((card, index): RawProblem[] => {
    const path = [...context.path, 'cards', index]
    return [...checkAlt(card, path), ...checkPicture(card, path, 'animation')]
  })
}

function checkAlt(card: unknown, path: RawProblem['path']): RawProblem[] {
  if (propertyOf(card, 'animation') === undefined || propertyOf(card, 'alt') !== undefined) {
    return []
  }
  const message = 'This card has an animation and no text alternative.'
  const help = 'Say in "alt" what the animation shows.'
  return [{ path, mark: 'parent', code: 'content/missing-alt', message, help }]
}
