const firstDelayMs = 30_000
const maxDelayMs = 3 * 60 * 60_000
const maxPauseMs = 5 * 60_000

/** A message is given up after this many attempts, which take about four days. */
export const maxAttempts = 40

/**
 * Returns how long to wait after a number of attempts, in ms: twice as long each time, up to three
 * hours, and randomly up to a quarter more or less, so that messages do not return all at once.
 */
export function computeRetryDelay(attempts: number, random: () => number): number {
  const delay = Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs)
  return Math.round(delay * (0.75 + random() / 2))
}

/**
 * Returns how long the queue pauses after a number of failures in a row to reach the server, in ms:
 * half a minute, and twice as long each time, up to five minutes.
 */
export function computePause(failures: number): number {
  return Math.min(firstDelayMs * 2 ** (failures - 1), maxPauseMs)
}
