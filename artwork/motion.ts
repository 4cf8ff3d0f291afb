import { eases } from './easing.ts'
import type { Ease } from './easing.ts'

/** Any JSON value. */
export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json }

/** A keyframe: the frame, the value, and the easing to the next keyframe. */
export type Step<V> = readonly [frame: number, value: V, ease?: Ease | 'hold']

/** A value that changes and repeats every `period` frames. */
export interface Motion<V> {
  readonly period: number
  readonly steps: readonly Step<V>[]
}

/** A constant or a changing value. */
export type Value<V> = V | Motion<V>

/** Creates a motion. Steps may be in any order; frames outside of the period are wrapped into it. */
export function cycle<V>(period: number, steps: readonly Step<V>[]): Motion<V> {
  const within = steps.map(([frame, value, ease]): Step<V> => {
    const start = ((frame % period) + period) % period
    return ease === undefined ? [start, value] : [start, value, ease]
  })
  return { period, steps: within.toSorted((a, b) => a[0] - b[0]) }
}

/** Whether a value changes. */
function isMotion<V>(value: Value<V>): value is Motion<V> {
  return typeof value === 'object' && value !== null && 'steps' in value
}

/** Converts a value, or each step of a motion. */
export function mapValue<V, W>(value: Value<V>, change: (value: V) => W): Value<W> {
  if (!isMotion(value)) return change(value)
  const steps = value.steps.map(([frame, step, ease = eases.sine]): Step<W> => [
    frame,
    change(step),
    ease,
  ])
  return { period: value.period, steps }
}

type Key = { readonly t: number; readonly s: readonly Json[]; readonly h?: 1 } & {
  readonly [key: string]: Json
}

/**
 * Returns the steps for frames 0 to `length`. It includes the step before the first frame and the
 * one after the last, so that both ends are on the same curve and the loop has no jump.
 */
function unroll<V>(motion: Motion<V>, length: number): Step<V>[] {
  const rounds = length / motion.period
  if (!Number.isInteger(rounds)) throw new Error('The loop must be a whole number of periods long.')
  const all: Step<V>[] = []
  for (let round = -1; round <= rounds; round += 1) {
    for (const [frame, value, ease = eases.sine] of motion.steps) {
      all.push([frame + round * motion.period, value, ease])
    }
  }
  const first = all.findLastIndex(([frame]) => frame <= 0)
  const last = all.findIndex(([frame]) => frame >= length)
  return all.slice(first, last + 1)
}

/** Removes a first or last step that has the same value as its neighbour. */
function trimEqualEnds(keys: readonly Key[]): readonly Key[] {
  const isSame = (one?: Key, other?: Key): boolean =>
    JSON.stringify(one?.s) === JSON.stringify(other?.s)
  const start = isSame(keys[0], keys[1]) ? 1 : 0
  const end = isSame(keys.at(-1), keys.at(-2)) || keys.at(-2)?.h === 1 ? -1 : undefined
  return keys.slice(start, end)
}

/** Writes a value as a Lottie property. */
export function makeProperty<V>(value: Value<V>, length: number, write: (value: V) => Json): Json {
  if (!isMotion(value)) return { a: 0, k: write(value) }
  const keys = unroll(value, length).map(([frame, step, ease = eases.sine]): Key => {
    const written = write(step)
    const key = { t: frame, s: Array.isArray(written) ? written : [written] }
    if (ease === 'hold') return { ...key, h: 1 }
    const [x1, y1, x2, y2] = ease
    return { ...key, o: { x: x1, y: y1 }, i: { x: x2, y: y2 } }
  })
  return { a: 1, k: trimEqualEnds(keys) }
}
