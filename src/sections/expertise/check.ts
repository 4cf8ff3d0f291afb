import type { RawProblem } from '#problems/problem.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'
import { checkAlt, checkPicture } from '#sections/check-picture.ts'
import type { CheckContext } from '#sections/define-section.ts'

/** Checks that each card with an animation or a picture says what it shows, and has one of them. */
export function checkExpertise(section: unknown, context: CheckContext): RawProblem[] {
  return readItems(readProperty(section, 'cards')).flatMap((card, index): RawProblem[] => {
    const path = [...context.path, 'cards', index]
    return [
      ...checkAlt(card, path, ['animation', 'picture']),
      ...checkPicture(card, path, 'animation'),
    ]
  })
}
