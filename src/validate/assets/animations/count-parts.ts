import { readEntries, readItems, readProperty } from '#json/untyped-value.ts'

/** No animation is deeper; the player recurses for each level. */
const maxDepth = 500

/** The cost of a number or a name; a layer or a shape costs 1. */
const plainValue = 0.02

/**
 * Counts the layers, shapes and letters of a Lottie animation when it plays: a composition counts
 * each time a layer shows it, and a repeated shape once for each copy. Infinity if compositions
 * contain themselves, or are nested more than 500 levels deep.
 */
export function countParts(animation: object): number {
  const compositions = new Map(
    readItems(readProperty(animation, 'assets'))
      .map((asset) => [readProperty(asset, 'id'), readProperty(asset, 'layers')] as const)
      // Of two with one id, the player takes the first.
      .toReversed(),
  )
  const known = new Map<unknown, number>()
  return count(readProperty(animation, 'layers'), 0)

  function count(value: unknown, depth: number): number {
    if (depth > maxDepth) return Infinity
    if (Array.isArray(value)) {
      const copies = value.reduce((product: number, item: unknown) => product * readCopies(item), 1)
      return copies * sum(value.map((item: unknown) => count(item, depth + 1)))
    }
    const own = readProperty(value, 'ty') === undefined ? plainValue : 1
    const inner = readEntries(value).map(([key, item]) =>
      key === 't' && typeof item === 'string' ? item.length : count(item, depth + 1),
    )
    return own + sum(inner) + countComposition(readProperty(value, 'refId'), depth + 1)
  }

  function countComposition(id: unknown, depth: number): number {
    const layers = id === undefined ? undefined : compositions.get(id)
    if (layers === undefined) return 0
    const before = known.get(id)
    if (before !== undefined) return before
    // If it is met again before it is counted, it contains itself.
    known.set(id, Infinity)
    const parts = count(layers, depth)
    known.set(id, parts)
    return parts
  }
}

/** The most copies that a shape makes of its neighbours: 1 unless it is a repeater. */
function readCopies(shape: unknown): number {
  if (readProperty(shape, 'ty') !== 'rp') return 1
  const copies = readProperty(readProperty(shape, 'c'), 'k')
  if (!Array.isArray(copies)) return Math.max(1, Number(copies) || 1)
  // Between two keyframes, a curve may go beyond both.
  const values = copies.flatMap((key) =>
    listNumbers([readProperty(key, 's'), readProperty(key, 'e')]),
  )
  const curves = copies.flatMap((key) =>
    ['i', 'o'].flatMap((name) => listNumbers([readProperty(readProperty(key, name), 'y')])),
  )
  return Math.max(1, ...listNumbers(copies), ...values) * Math.max(1, ...curves)
}

function listNumbers(values: readonly unknown[]): number[] {
  return values.flatMap((value) => (Array.isArray(value) ? value : [value])).map(readSize)
}

function readSize(value: unknown): number {
  return typeof value === 'number' ? Math.abs(value) : 0
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
