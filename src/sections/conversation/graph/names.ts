import { closest } from '#fields/closest.ts'

/** How many names are compared to suggest others: of a script of any size the check stays linear. */
const comparisons = 100_000

/** Names that exist: how they are listed, and which of them another name was meant to be. */
export type Names = {
  readonly has: (name: string) => boolean
  readonly listed: string
  readonly suggestionFor: (name: string) => string | undefined
  /** The name itself where it exists; else the one most likely meant, if there is any. */
  readonly meant: (name: string) => string
}

/** Names that exist, in their order. */
export function namesFrom(names: Iterable<string>): Names {
  const all = new Set(names)
  const suggestions = new Map<string, string | undefined>()
  const suggestionFor = (name: string) => {
    if (!suggestions.has(name) && suggestions.size * all.size < comparisons) {
      suggestions.set(name, closest(name, all))
    }
    return suggestions.get(name)
  }
  return {
    has: (name) => all.has(name),
    listed: listOf([...all]),
    suggestionFor,
    meant: (name) => (all.has(name) ? name : (suggestionFor(name) ?? name)),
  }
}

/** Names in quotes: twelve at most, and how many more there are. */
export function listOf(names: readonly string[]): string {
  const shown = names.slice(0, 12).map((name) => `"${name}"`)
  return names.length > shown.length
    ? `${shown.join(', ')} and ${names.length - shown.length} more`
    : shown.join(', ')
}
