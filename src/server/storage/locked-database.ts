import { setTimeout } from 'node:timers/promises'

/** SQLITE_BUSY, whose other kinds have more bits. */
const busy = 5

/** Thrown if another process keeps us from the database, as SQLite's own errors of that kind are. */
export class LockedDatabase extends Error {
  readonly errcode = busy
}

/** For how long another process may keep the database locked, in milliseconds. */
const longestLock = 5000

/** Works as soon as no other process writes. SQLite itself would have the whole service wait. */
export async function patiently<Result>(work: () => Result): Promise<Result> {
  const until = performance.now() + longestLock
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isLocked(error) || performance.now() > until) throw error
    }
    await setTimeout(20)
  }
}

/** Whether an error is `SQLITE_BUSY` or one of its kinds. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy
}
