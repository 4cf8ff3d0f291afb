import { readItems, readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { showsOwner } from '#sections/section.ts'

/** Warns about a section that shows the portrait and the facts of the profile again. */
export function checkRepeatedPerson(document: unknown): RawProblem[] {
  if (readProperty(document, 'profile') === undefined) return []
  const showing = readItems(readProperty(document, 'sections')).flatMap((section, index) => {
    return showsOwner(section)
      ? [{ index, hasText: readProperty(section, 'text') !== undefined }]
      : []
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
