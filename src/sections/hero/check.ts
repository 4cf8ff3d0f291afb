import type { RawProblem } from '#problems/problem.ts'
import { propertyOf } from '#json/untyped-value.ts'
import { checkAnchor } from '#sections/check-anchor.ts'
import type { CheckContext } from '#sections/define-section.ts'

/** Checks that "scrollTo" names a section. */
export function checkHero(section: unknown, { path, sectionIds }: CheckContext): RawProblem[] {
  const anchor = propertyOf(section, 'scrollTo')
  return typeof anchor === 'string' ? checkAnchor(anchor, sectionIds, [...path, 'scrollTo']) : []
}
