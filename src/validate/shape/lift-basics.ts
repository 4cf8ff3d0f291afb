import { formatPointer, type Path } from '#json/path.ts'
import { isObject, readEntries, readProperty } from '#json/untyped-value.ts'
import { describeUnknownKey } from '#problems/describe-issue.ts'
import type { RawProblem } from '#problems/problem.ts'

const basicsHelp =
  'Run "npm run new -- ../my-site --from resume.json" to make a site of a JSON Resume, or write the fields of "basics" directly in "profile".'

/**
 * Takes the fields of "basics" of a JSON Resume into the profile, so that one validation reports what
 * is wrong with them, too. It is in the profile, or in place of it.
 */
export function liftBasics(
  written: unknown,
  problems: RawProblem[],
  names: Map<string, Path>,
): unknown {
  const profile = readProperty(written, 'profile')
  const isOutside = profile === undefined
  const basics = readProperty(isOutside ? written : profile, 'basics')
  if (!isObject(basics)) return written
  problems.push(
    isOutside
      ? describeUnknownKey([], 'basics', undefined, 'Write its fields directly in "profile".')
      : describeUnknownKey(['profile'], 'basics', undefined, basicsHelp),
  )
  if (isOutside) names.set('/profile', [])
  const others = readEntries(profile).filter(([name]) => name !== 'basics')
  const fields = readEntries(basics).filter(([name]) => readProperty(profile, name) === undefined)
  for (const [name] of fields) names.set(formatPointer(['profile', name]), ['basics', name])
  return {
    ...Object.fromEntries(readEntries(written).filter(([name]) => !isOutside || name !== 'basics')),
    profile: Object.fromEntries([...others, ...fields]),
  }
}
