import type { RawProblem } from '#problems/problem.ts'
import { itemsOf, propertyOf } from '#json/untyped-value.ts'
import type { CheckContext } from '#sections/define-section.ts'

/** Checks that each card with an animation says what it shows. */
export function checkExpertise(section: unknown, { path }: CheckContext): RawProblem[] {
  return itemsOf(propertyOf(section, 'cards')).flatMap((card, index): RawProblem[] =>
    propertyOf(card, 'animation') === undefined || propertyOf(card, 'alt') !== undefined
      ? []
      : [
          {
            path: [...path, 'cards', index],
            mark: 'parent',
            code: 'content/missing-alt',
            message: 'This card has an animation and no text alternative.',
            help: 'Say in "alt" what the animation shows.',
          },
        ],
  )
}
