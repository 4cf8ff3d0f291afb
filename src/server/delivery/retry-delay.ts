const first = 30_000
const longest = 3 * 60 * 60_000
const longestPause = 5 * 60_000

/** After so many attempts, which take about four days, a message is given up. */
export const mostAttempts = 40

/**
 * How many milliseconds to wait after so many attempts: twice as long each time, up to three hours,
 * and a quarter more or less by chance, so that many messages do not come back all at once.
 */
export function retryDelay(attempts: number, random: () => number): number {
  const delay = Math.min(first * 2 ** (attempts - 1), longest)
  return Math.round(delay * (0.75 + random() / 2))
}

/**
 * How many milliseconds the queue pauses after that many failures in a row to reach the server:
 * half a minute, and twice as long each time, up to five minutes.
 */
export function pauseAfter(failures: number): number {
  return Math.min(first * 2 ** (failures - 1), longestPause)
}
