import { z } from 'zod'

/** The schemas of times: a message says that they are in milliseconds. */
export const times = new WeakSet<object>()

/** A duration of at least `least` whole milliseconds, at most ten minutes. */
export function millisecondsFrom(least: number) {
  const schema = z.int().min(least).max(600_000)
  times.add(schema)
  return schema
}

/** A duration in whole milliseconds, at most ten minutes. */
export const milliseconds = millisecondsFrom(0)
