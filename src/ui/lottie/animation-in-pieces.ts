import { isObject, readProperty } from '#json/untyped-value.ts'

/** A Lottie animation whose layers are built one by one, in frames before its first frame. */
export type AnimationInPieces = {
  readonly animation: object
  /** The first and the last frame to play, with the frames ahead. */
  readonly segment: readonly [number, number]
  /** How many frames lie before the animation's own first frame. */
  readonly ahead: number
}

type Layer = { readonly ip?: number }
type Animation = { readonly ip: number; readonly op: number; readonly layers: readonly Layer[] }

/** A limit, because each piece takes a task. */
const maxPieces = 24

/**
 * Moves the start of the layers to frames ahead of the animation, beginning with the layer at the
 * back. Lottie builds a layer when it starts, and would build all of them in one long task at the
 * first frame. Throws if `file` is not a Lottie animation.
 */
export function splitAnimation(file: unknown): AnimationInPieces {
  if (!isAnimation(file)) throw new TypeError('This is not a Lottie animation.')
  const first = file.ip
  const isInFirstFrame = ({ ip = Infinity }: Layer) => ip <= first
  const count = file.layers.filter(isInFirstFrame).length
  const pieces = Math.min(count, maxPieces)
  // One frame stays empty, in which Lottie only sets itself up.
  const ahead = pieces + 1
  let built = 0
  const layers = file.layers.toReversed().map((layer) => {
    if (!isInFirstFrame(layer)) return layer
    const piece = Math.floor((built * pieces) / count)
    built += 1
    return { ...layer, ip: first - pieces + piece }
  })
  return {
    animation: { ...file, layers: layers.toReversed() },
    segment: [first - ahead, file.op],
    ahead,
  }
}

/** Loads and splits an animation. Rejects if the file is missing or not an animation. */
export async function loadInPieces(address: string, signal: AbortSignal) {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return splitAnimation(await response.json())
}

function isAnimation(file: unknown): file is Animation {
  const times = [readProperty(file, 'ip'), readProperty(file, 'op')]
  const layers = readProperty(file, 'layers')
  return (
    times.every((time) => typeof time === 'number') &&
    Array.isArray(layers) &&
    layers.every((layer) => isObject(layer))
  )
}
