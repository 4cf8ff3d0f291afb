/**
 * Finds the candidate that a misspelled word most likely means: it differs only in case, or by at most
 * `most` letters that are wrong, missing, added or swapped. In words of up to five letters one may
 * differ; in words of one or two, none. Returns the first of equal candidates, else the only one that
 * begins with the word and a hyphen, or undefined.
 */
export function findClosest(
  word: string,
  candidates: Iterable<string>,
  most = 2,
): string | undefined {
  const folded = word.toLowerCase()
  const all = [...candidates]
  let best: { candidate: string; letters: number; exact: number } | undefined
  for (const candidate of all) {
    if (candidate === word) continue
    const limit = Math.min(
      best?.letters ?? most,
      findLimit(Math.max(word.length, candidate.length)),
    )
    const letters = measureDistance(folded, candidate.toLowerCase(), limit)
    if (letters > limit) continue
    const exact = measureDistance(word, candidate, maxCompared)
    if (!best || letters < best.letters || exact < best.exact) best = { candidate, letters, exact }
  }
  if (best) return best.candidate
  const longer = all.filter((candidate) => candidate.startsWith(`${folded}-`))
  return longer.length === 1 ? longer[0] : undefined
}

/** Of candidates with equally many wrong letters, the one with fewer differences in case wins. */
const maxCompared = 5

function findLimit(length: number): number {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}

/**
 * The edit distance of two words: letters to change, add, remove or swap. Returns a larger number than
 * the limit if there are more. Trying a few edits is faster than filling a table for each pair.
 */
function measureDistance(one: string, other: string, limit: number): number {
  let edits = Math.abs(one.length - other.length)
  while (edits <= limit && !isReachable(edits, one, other)) edits += 1
  return edits
}

/** Whether that many edits turn the rest of one word into the rest of the other. */
function isReachable(edits: number, one: string, other: string, from = 0, start = 0): boolean {
  let [here, there] = [from, start]
  while (here < one.length && one.charCodeAt(here) === other.charCodeAt(there)) {
    here += 1
    there += 1
  }
  const [rest, otherRest] = [one.length - here, other.length - there]
  if (rest <= edits && otherRest <= edits) return true
  if (edits === 0 || Math.abs(rest - otherRest) > edits) return false
  return (
    isReachable(edits - 1, one, other, here + 1, there + 1) ||
    isReachable(edits - 1, one, other, here + 1, there) ||
    isReachable(edits - 1, one, other, here, there + 1) ||
    (one.charCodeAt(here) === other.charCodeAt(there + 1) &&
      one.charCodeAt(here + 1) === other.charCodeAt(there) &&
      isReachable(edits - 1, one, other, here + 2, there + 2))
  )
}
