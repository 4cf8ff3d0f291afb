import { setTimeout } from 'node:timers/promises'

/**
 * Runs `work`, then rests as long as that took: with many transactions in a row, a service on the
 * same SQLite database would hardly ever find it unlocked.
 */
export async function workAndRest<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  await setTimeout(performance.now() - began)
  return result
}
