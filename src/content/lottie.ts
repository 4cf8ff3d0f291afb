import { entriesOf, isObject, itemsOf, propertyOf } from '#fields/raw.ts'

/** A Lottie file, how many frames of it show in a second, and how many there are. */
export type Lottie = {
  readonly document: object
  readonly frameRate: number
  readonly frames: number
}

/** Reads a Lottie file; undefined where the text is none. */
export function readLottie(text: string): Lottie | undefined {
  const document = parse(text)
  if (!isObject(document) || !Array.isArray(propertyOf(document, 'layers'))) return undefined
  const [rate, first, end, width, height] = ['fr', 'ip', 'op', 'w', 'h'].map((name) =>
    numberAt(document, name),
  )
  if (!rate || rate < 0 || !width || !height || first === undefined || end === undefined) {
    return undefined
  }
  return end > first ? { document, frameRate: rate, frames: end - first } : undefined
}

/**
 * Whether some property of an animation is computed by an expression: a property ("k" is its
 * value) with a script in "x".
 */
export function hasExpression(animation: unknown): boolean {
  // By a list and not by calls within calls: a file may be as deep as it likes.
  const open: unknown[] = [animation]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof propertyOf(value, 'x') === 'string' && propertyOf(value, 'k') !== undefined) {
      return true
    }
    for (const item of itemsOf(value)) open.push(item)
    for (const [, item] of entriesOf(value)) open.push(item)
  }
  return false
}

function numberAt(value: unknown, name: string): number | undefined {
  const found = propertyOf(value, name)
  return typeof found === 'number' ? found : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
