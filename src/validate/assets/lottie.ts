import { isObject, propertyOf } from '#json/raw.ts'

/** A Lottie file with its frames per second and its number of frames. */
export type Lottie = {
  readonly document: object
  readonly frameRate: number
  readonly frames: number
}

/** Reads a Lottie file; undefined if the text is not one. */
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
 * Whether an expression computes some property of an animation: a property ("k" is its value) with
 * a script in "x".
 */
export function hasExpression(animation: unknown): boolean {
  return valuesIn(animation).some(
    (value) => typeof propertyOf(value, 'x') === 'string' && propertyOf(value, 'k') !== undefined,
  )
}

/** Every object and list of an animation, without recursion: a file may be nested without limit. */
export function valuesIn(animation: unknown): object[] {
  const found: object[] = []
  const open = [animation]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    found.push(value)
    open.push(...Object.values(value))
  }
  return found
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
