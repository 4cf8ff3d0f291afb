import { entriesOf, isObject, itemsOf, propertyOf, valueAt } from '#json/untyped-value.ts'
import { profile as profileSchema } from '#profile/profile.ts'
import { completeDocument } from '#validate/shape/complete-document.ts'

/** A profile from a JSON Resume, and the paths of what a profile cannot hold. */
type ResumeProfile = { readonly profile: object; readonly left: readonly string[] }

/** The profile of a JSON Resume: its fields as they are, each record with an id. */
export function readResume(resume: object): ResumeProfile {
  const outside = new Set(['basics', 'meta', '$schema'])
  const lists = entriesOf(resume).filter(([name]) => !outside.has(name))
  const fields = [...entriesOf(propertyOf(resume, 'basics')), ...lists]
  const written = removeEmpty(Object.fromEntries(fields))
  // A card needs a text, and a résumé may have none.
  const projects = itemsOf(propertyOf(written, 'projects')).map((project) =>
    isObject(project) ? { description: propertyOf(project, 'name'), ...project } : project,
  )
  const profile = {
    ...(isObject(written) ? written : {}),
    ...(projects.length > 0 ? { projects } : {}),
  }
  return removeUnknown(propertyOf(completeDocument({ profile }), 'profile'))
}

/** Removes fields until the rest is a profile. */
function removeUnknown(document: unknown): ResumeProfile {
  const left: string[] = []
  for (;;) {
    const { error } = profileSchema.safeParse(document)
    if (!error) return { profile: isObject(document) ? document : {}, left }
    const [issue] = error.issues
    if (!issue) return { profile: {}, left }
    const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
    const isUnknown = issue.code === 'unrecognized_keys'
    const keys = isUnknown ? issue.keys : [path.at(-1) ?? '']
    const holderPath = isUnknown ? path : path.slice(0, -1)
    // A record without what it needs cannot stay.
    const isMissing = !isUnknown && valueAt(document, path) === undefined
    const removed = isMissing ? [holderPath] : keys.map((key) => [...holderPath, key])
    if (removed.some((each) => each.length === 0)) return { profile: {}, left: ['basics'] }
    for (const each of removed) {
      left.push(each.join('.'))
      remove(document, each)
    }
  }
}

function remove(document: unknown, path: readonly (string | number)[]): void {
  const holder = valueAt(document, path.slice(0, -1))
  const key = path.at(-1)
  if (Array.isArray(holder) && typeof key === 'number') holder.splice(key, 1)
  else if (isObject(holder) && key !== undefined) Reflect.deleteProperty(holder, key)
}

/** Résumés of other programs are full of empty texts and null. */
function removeEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeEmpty).filter((item) => item !== undefined)
  if (isObject(value)) {
    const kept = entriesOf(value).flatMap(([name, item]) => {
      const rest = removeEmpty(item)
      return rest === undefined ? [] : [[name, rest] as const]
    })
    return Object.fromEntries(kept)
  }
  return value === '' || value === null ? undefined : value
}
