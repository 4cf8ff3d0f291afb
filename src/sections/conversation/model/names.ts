import { findClosest } from '#problems/find-closest.ts'

/**
 * How many names are compared to make suggestions, so that the check stays linear in the size of a
 * script: enough for sixty misspelt names among ten thousand.
 */
const maxComparisons = 600_000

/** The names of the scenes or answers that exist. */
export type Names = {
  readonly has: (name: string) => boolean
  /** For messages. */
  readonly list: string
  /** The name that was most likely meant by one that does not exist. */
  readonly suggest: (name: string) => string | undefined
  /** The name itself where it exists or nothing is close to it, else the suggestion. */
  readonly resolve: (name: string) => string
}

/** Indexes names that exist. Suggestions are cached. */
export function indexNames(names: Iterable<string>): Names {
  const all = new Set(names)
  const suggestions = new Map<string, string | undefined>()
  const suggest = (name: string) => {
    if (!suggestions.has(name) && suggestions.size * all.size < maxComparisons) {
      suggestions.set(name, findClosest(name, all))
    }
    return suggestions.get(name)
  }
  return {
    has: (name) => all.has(name),
    list: listNames([...all]),
    suggest,
    resolve: (name) => (all.has(name) ? name : (suggest(name) ?? name)),
  }
}

/** Lists names in quotes: at most twelve, and how many more there are. */
export function listNames(names: readonly string[]): string {
  const listed = names.slice(0, 12).map((name) => `"${name}"`)
  return names.length > listed.length
    ? `${listed.join(', ')} and ${names.length - listed.length} more`
    : listed.join(', ')
}
