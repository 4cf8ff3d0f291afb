import { isObject, propertyOf } from '#fields/raw.ts'

/** A Lottie animation whose engine builds it bit by bit, over frames that lie before its first. */
export type AnimationInPieces = {
  readonly animation: object
  /** The frames to play: those before its first, and all of its own. */
  readonly segment: readonly [number, number]
  /** How many frames lie before its first. */
  readonly ahead: number
}

type Layer = { readonly ip?: number }
type Animation = { readonly ip: number; readonly op: number; readonly layers: readonly Layer[] }

/** No animation is built in more pieces: each costs a task, and a frame of the animation. */
const mostPieces = 24

/**
 * Lets the layers that an animation begins with come in one after the other before it begins, the
 * furthest back first. An engine that builds a layer when it is due would build all of them at the
 * first frame, in one task. Throws where this is no Lottie animation.
 */
export function inPieces(file: unknown): AnimationInPieces {
  if (!isAnimation(file)) throw new TypeError('This is no Lottie animation.')
  const first = file.ip
  const isThere = ({ ip = Infinity }: Layer) => ip <= first
  const count = file.layers.filter(isThere).length
  const pieces = Math.min(count, mostPieces)
  // At the very first there is nothing yet: the engine has enough to do when it is set up.
  const ahead = pieces + 1
  let built = 0
  const layers = file.layers.toReversed().map((layer) => {
    if (!isThere(layer)) return layer
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

/** Loads the animation at an address; rejects where it cannot, or where that is no animation. */
export async function loadInPieces(address: string, signal: AbortSignal) {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return inPieces(await response.json())
}

function isAnimation(file: unknown): file is Animation {
  const times = [propertyOf(file, 'ip'), propertyOf(file, 'op')]
  const layers = propertyOf(file, 'layers')
  return (
    times.every((time) => typeof time === 'number') &&
    Array.isArray(layers) &&
    layers.every((layer) => isObject(layer))
  )
}
