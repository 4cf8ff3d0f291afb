import { isObject, readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/** The texts of the site that the profile can say instead. */
const ofProfile = [
  { field: 'title', name: 'name', pattern: '"title": "Your name, what you do"' },
  {
    field: 'description',
    name: 'summary',
    pattern: '"description": "One or two sentences about you."',
  },
] as const

/** Reports the title and the description of the site that neither "site" nor the profile has. */
export function checkSiteTexts(document: unknown): RawProblem[] {
  const site = readProperty(document, 'site')
  if (!isObject(site)) return []
  const profile = readProperty(document, 'profile')
  return ofProfile
    .filter(
      ({ field, name }) =>
        readProperty(site, field) === undefined && readProperty(profile, name) === undefined,
    )
    .map(({ field, name, pattern }) => ({
      path: ['site'],
      mark: 'parent',
      code: 'content/missing-field',
      message: `The field "${field}" is missing here, and the profile has no "${name}".`,
      help: `Add ${pattern}, or "${name}" to the profile.`,
    }))
}
