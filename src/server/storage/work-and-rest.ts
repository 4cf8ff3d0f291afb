import { setTimeout } from 'node:timers/promises'

/**
 * Runs `work`, then waits for as long as that took. Without this, many transactions in a row would
 * hardly ever leave the SQLite database unlocked for a service.
 */
export async function workAndRest<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  await setTimeout(performance.now() - began)
  return result
}
