import type { RawProblem } from '#problems/problem.ts'
import { readProperty } from '#json/untyped-value.ts'
import { checkAnchor } from '#sections/check-anchor.ts'
import { checkAlt, checkPicture } from '#sections/check-picture.ts'
import type { CheckContext } from '#sections/define-section.ts'

/** The fields that the profile can say instead. */
const ofProfile = [
  { field: 'tag', name: 'name' },
  { field: 'jobTitle', name: 'label' },
] as const

/** As long as "tag" may be: it is the largest text of the page. */
export const longestTag = 24

/**
 * Checks that "scrollTo" names a section, that the tag and the job title are known, that the tag is
 * short, and that there is one picture at most.
 */
export function checkHero(
  section: unknown,
  { path, sectionIds, profile }: CheckContext,
): RawProblem[] {
  const anchor = readProperty(section, 'scrollTo')
  const missing = ofProfile.filter(
    ({ field, name }) =>
      readProperty(section, field) === undefined && readProperty(profile, name) === undefined,
  )
  return [
    ...missing.map(({ field, name }) => ({
      path: [...path, field],
      mark: 'parent' as const,
      code: 'content/missing-field' as const,
      message: `The field "${field}" is missing, and the profile has no "${name}".`,
      help: `Write "${field}" here, or "${name}" in the profile.`,
    })),
    ...checkName(section, path, readProperty(profile, 'name')),
    ...(typeof anchor === 'string'
      ? checkAnchor(anchor, sectionIds, [...path, 'scrollTo']).map((problem) => ({
          ...problem,
          help: problem.help.replace(/\.$/u, ', or delete "scrollTo".'),
        }))
      : []),
    ...checkPicture(section, path, 'animation'),
    ...checkAlt(section, path, ['picture'], false),
  ]
}

/** A name may be longer than a tag. */
function checkName(section: unknown, path: RawProblem['path'], name: unknown): RawProblem[] {
  if (readProperty(section, 'tag') !== undefined) return []
  if (typeof name !== 'string' || name.length <= longestTag) return []
  return [
    {
      path: [...path, 'tag'],
      mark: 'parent',
      code: 'content/missing-field',
      message: `The field "tag" is missing, and the "name" of the profile is too long for it: at most ${longestTag} characters.`,
      help: 'Write a shorter "tag" here.',
    },
  ]
}
