import { closest } from '#fields/closest.ts'

/**
 * How many names are looked at to suggest others, so that of a script of any size the check stays
 * linear: enough for sixty misspelt names among ten thousand.
 */
const comparisons = 600_000

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
  const folded = [...all].map((name) => [name, name.toLowerCase()] as const)
  const suggestions = new Map<string, string | undefined>()
  const suggestionFor = (name: string) => {
    if (!suggestions.has(name) && suggestions.size * all.size < comparisons) {
      const word = name.toLowerCase()
      const near = folded.filter(([, candidate]) => isWithin(2, word, candidate))
      suggestions.set(
        name,
        closest(
          name,
          near.map(([candidate]) => candidate),
        ),
      )
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

/**
 * Whether so many letters wrong, missing, added or swapped make one word of the other, from these
 * letters on. "closest" says which is nearest; this tells quickly which are worth asking it about.
 */
function isWithin(edits: number, one: string, other: string, from = 0, start = 0): boolean {
  let [here, there] = [from, start]
  while (here < one.length && one.charCodeAt(here) === other.charCodeAt(there)) {
    here += 1
    there += 1
  }
  const [rest, otherRest] = [one.length - here, other.length - there]
  if (rest <= edits && otherRest <= edits) return true
  if (edits === 0 || Math.abs(rest - otherRest) > edits) return false
  return (
    isWithin(edits - 1, one, other, here + 1, there + 1) ||
    isWithin(edits - 1, one, other, here + 1, there) ||
    isWithin(edits - 1, one, other, here, there + 1) ||
    (one.charCodeAt(here) === other.charCodeAt(there + 1) &&
      one.charCodeAt(here + 1) === other.charCodeAt(there) &&
      isWithin(edits - 1, one, other, here + 2, there + 2))
  )
}

/** Names in quotes: twelve at most, and how many more there are. */
export function listOf(names: readonly string[]): string {
  const shown = names.slice(0, 12).map((name) => `"${name}"`)
  return names.length > shown.length
    ? `${shown.join(', ')} and ${names.length - shown.length} more`
    : shown.join(', ')
}
