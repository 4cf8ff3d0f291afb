import { itemsOf, propertyOf } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { traitsOf } from '#sections/section.ts'

/** Warns about a section that shows the portrait and the facts of the profile again. */
export function checkRepeatedPerson(document: unknown): RawProblem[] {
  if (propertyOf(document, 'profile') === undefined) return []
  const showing = itemsOf(propertyOf(document, 'sections')).flatMap((section, index) => {
    const { showsPerson } = traitsOf(propertyOf(section, 'type'))
    const isShown = showsPerson && propertyOf(section, 'showProfile') !== false
    return isShown ? [{ index, hasText: propertyOf(section, 'text') !== undefined }] : []
  })
  // A section with a text of its own needs the profile least.
  const main = showing.find(({ hasText }) => !hasText) ?? showing[0]
  return showing
    .filter((section) => section !== main)
    .map(({ index }) => ({
      path: ['sections', index, 'type'],
      code: 'profile/shown-twice',
      message:
        'This section shows the portrait and the facts of the profile, and another one does, too.',
      help: 'Write "showProfile": false here for heading and text alone.',
    }))
}
