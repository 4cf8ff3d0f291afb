import type { Path } from '#json/path.ts'
import { isObject, readProperty, readValue } from '#json/untyped-value.ts'
import { describeIssue } from '#problems/describe-issue.ts'
import { profile as profileSchema } from '#profile/profile.ts'
import { completeDocument } from '#validate/shape/completion/complete-document.ts'
import { openUnions } from '#validate/shape/issues.ts'

/** A part that a profile cannot hold. */
export type Removed = {
  readonly path: Path
  readonly value: unknown
  /** The field for whose lack the whole part is removed. */
  readonly lacks?: string
  /** What fits, as a sentence. */
  readonly help?: string
}

/** Removes parts until the rest is a profile, or empty. */
export function removeUnfit(written: unknown): {
  readonly profile: unknown
  readonly removed: readonly Removed[]
} {
  const profile = readProperty(completeDocument({ profile: written }), 'profile')
  const removed: Removed[] = []
  for (;;) {
    const { error } = profileSchema.safeParse(profile)
    // The last one, so that the indexes before it stay those of the file.
    const issue = error && openUnions(error.issues).at(-1)
    if (!issue) return { profile, removed: removed.toReversed() }
    const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
    const value = readValue(profile, path)
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.toReversed()) {
        removed.push({ ...take(profile, [...path, key]), help: 'Folio has no such field.' })
      }
    } else if (issue.code === 'too_big' && Array.isArray(value)) {
      const maxItems = Number(issue.maximum)
      const help = `Write at most ${maxItems} items.`
      removed.push({
        path: [...path, `${maxItems} and later`],
        value: value.splice(maxItems),
        help,
      })
    } else if (value !== undefined || path.length === 0) {
      const { help } = describeIssue(issue, path, { value }, [])
      const note = path.at(-1) === 'endDate' ? ' Without it, this continues today.' : ''
      removed.push({ ...take(profile, path), help: `${help}${note}` })
    } else {
      // A part without what it needs cannot stay.
      const lacks = String(path.at(-1))
      removed.push({ ...take(profile, path.slice(0, -1)), lacks, help: `It has no "${lacks}".` })
    }
    if (path.length === 0 && issue.code !== 'unrecognized_keys') return { profile: {}, removed }
  }
}

/** Takes a part out of an object or a list. */
function take(document: unknown, path: Path): Removed {
  const value = readValue(document, path)
  const holder = readValue(document, path.slice(0, -1))
  const key = path.at(-1)
  if (Array.isArray(holder) && typeof key === 'number') holder.splice(key, 1)
  else if (isObject(holder) && key !== undefined) Reflect.deleteProperty(holder, key)
  return { path, value }
}
