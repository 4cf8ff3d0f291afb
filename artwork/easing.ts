/** The two control points of a cubic Bézier easing: x1, y1, x2, y2. */
export type Ease = readonly [x1: number, y1: number, x2: number, y2: number]

/** All easings of the artwork. Nothing bounces; `settle` overshoots a little. */
export const eases = {
  linear: [0, 0, 1, 1],
  sine: [0.4, 0, 0.6, 1],
  swift: [0.7, 0, 0.2, 1],
  out: [0.16, 1, 0.3, 1],
  in: [0.6, 0, 0.85, 0.3],
  settle: [0.3, 1.2, 0.4, 1],
} as const satisfies Record<string, Ease>

function computeBezier(a: number, b: number, u: number): number {
  const v = 1 - u
  return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
}

/** Returns the eased progress at a time, both from 0 to 1. */
export function easeAt([x1, y1, x2, y2]: Ease, time: number): number {
  if (time <= 0) return 0
  if (time >= 1) return 1
  let low = 0
  let high = 1
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2
    if (computeBezier(x1, x2, middle) < time) low = middle
    else high = middle
  }
  return computeBezier(y1, y2, (low + high) / 2)
}

/** Limits a value to a range. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** Interpolates: 0 is `from`, 1 is `to`. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** Returns the eased progress between two times: 0 before `start`, 1 after `end`. */
export function easeDuring(
  time: number,
  start: number,
  end: number,
  ease: Ease = eases.swift,
): number {
  return easeAt(ease, (time - start) / (end - start))
}
