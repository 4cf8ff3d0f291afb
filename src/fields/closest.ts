/**
 * The candidate that was most likely meant by a misspelt word: it differs in case alone, or by at
 * most two letters (or so many as are given) wrong, missing, added or swapped. Of equals the first;
 * undefined where none is near. In words of up to five letters one may differ. A word of one or two
 * letters is near to everything, so only its case is forgiven.
 */
export function closest(word: string, candidates: Iterable<string>, most = 2): string | undefined {
  const folded = word.toLowerCase()
  let best: { candidate: string; letters: number; exact: number } | undefined
  for (const candidate of candidates) {
    if (candidate === word) continue
    const limit = Math.min(most, limitFor(Math.max(word.length, candidate.length)))
    const letters = distance(folded, candidate.toLowerCase(), best?.letters ?? limit)
    if (letters > limit || (best && letters > best.letters)) continue
    const exact = distance(word, candidate, word.length)
    if (!best || letters < best.letters || exact < best.exact) best = { candidate, letters, exact }
  }
  return best?.candidate
}

function limitFor(length: number): number {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}

/**
 * Letters to change, add, take out or swap with their neighbour to make one word of the other
 * (Damerau-Levenshtein, each letter edited once). Above the limit it is infinite, found early.
 */
function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  const [a, b] = [one.slice(shared), other.slice(shared)]
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let least = row
    // Farther from the diagonal than the limit no path is short enough.
    const last = Math.min(b.length, row + limit)
    for (let column = Math.max(1, row - limit); column <= last; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const letters = Math.min(
        (above[column - 1] ?? Infinity) + (same ? 0 : 1),
        (above[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        swapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      )
      current[column] = letters
      least = Math.min(least, letters)
    }
    if (least > limit) return Infinity
    before = above
    above = current
  }
  return above[b.length] ?? Infinity
}
