import { setTimeout } from 'node:timers/promises'

/** SQLITE_BUSY. Extended codes have more bits. */
const busy = 5

/** Another process locks the database. It has the code of SQLite's own errors of that kind. */
export class LockedDatabase extends Error {
  readonly errcode = busy
}

/** How long another process may lock the database, in ms. */
const maxLockMs = 5000

/** Retries work while another process locks the database. SQLite itself would block the service. */
export async function retryLocked<Result>(work: () => Result): Promise<Result> {
  const until = performance.now() + maxLockMs
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isLocked(error) || performance.now() > until) throw error
    }
    await setTimeout(20)
  }
}

/** As `retryLocked`, but blocks the service: only for opening a database. */
export function retryLockedNow<Result>(work: () => Result): Result {
  const until = performance.now() + maxLockMs
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isLocked(error) || performance.now() > until) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  }
}

/** Whether an error is `SQLITE_BUSY` or an extended code of it. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy
}
