import { findClosest } from '#problems/find-closest.ts'

/**
 * How many names are compared to make suggestions, so that the check stays linear in the size of a
 * script: enough for sixty misspelt names among ten thousand.
 */
const maxComparisons = 600_000

/** The names of the scenes or answers that exist. */
export type Names = {
  /** In quotes, for messages. */
  readonly list: string
  readonly misnamed: readonly Misnamed[]
  /** Whether to report a name: it does not exist, and no id was meant by it. */
  readonly isUnknown: (name: string) => boolean
  /** The name that was most likely meant by one that does not exist. */
  readonly suggest: (name: string) => string | undefined
  /** The name itself where it exists or nothing is close to it, else the suggestion. */
  readonly resolve: (name: string) => string
}

/**
 * An id that nothing uses, and the similar name that several uses agree on: the id is most likely
 * misspelt where it is defined.
 */
export type Misnamed = { readonly id: string; readonly name: string; readonly count: number }

/** Indexes the names that exist, and finds those of them that do not match their uses. */
export function indexNames(existing: Iterable<string>, uses: readonly string[]): Names {
  const names = new Set(existing)
  const suggestions = new Map<string, string | undefined>()

  function suggest(name: string): string | undefined {
    if (!suggestions.has(name) && suggestions.size * names.size < maxComparisons) {
      suggestions.set(name, findClosest(name, names))
    }
    return suggestions.get(name)
  }

  const used = new Set(uses)
  const similarUses = Map.groupBy(
    uses.filter((name) => !names.has(name)),
    suggest,
  )
  const misnamed = [...names].flatMap((id) => {
    const similar = similarUses.get(id) ?? []
    const [name, ...others] = new Set(similar)
    // With a single use, the use is as likely to be misspelt, and shorter to correct.
    const isUnclear = used.has(id) || others.length > 0 || similar.length < 2
    return name === undefined || isUnclear ? [] : [{ id, name, count: similar.length }]
  })
  const correctNames = new Set(misnamed.map(({ name }) => name))
  return {
    list: listNames([...names]),
    misnamed,
    isUnknown: (name) => !names.has(name) && !correctNames.has(name),
    suggest,
    resolve: (name) => (names.has(name) ? name : (suggest(name) ?? name)),
  }
}

/** Lists names in quotes: at most twelve, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const listed = names.slice(0, 12).map((name) => `"${name}"`)
  return names.length > listed.length
    ? `${listed.join(', ')} and ${names.length - listed.length} more`
    : listed.join(', ')
}
