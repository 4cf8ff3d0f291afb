import { readReason } from '#disk/read-reason.ts'
import type { Log } from './log.ts'
import type { MessageStore } from './storage/message-store.ts'

const day = 24 * 60 * 60_000

/**
 * Deletes messages that are older than `keepDays` days, now and every 24 hours. Returns a function
 * that stops it, and resolves once a running deletion is done.
 */
export function purgeDaily(
  keepDays: number,
  purge: (before: number) => ReturnType<MessageStore['purge']>,
  log: Log,
  now: () => number = Date.now,
): () => Promise<void> {
  async function purgeOnce() {
    try {
      const { removed, waiting, notOverwritten } = await purge(now() - keepDays * day)
      const deleted = removed.length
      log('info', 'Old messages were deleted', { deleted, waiting, notOverwritten })
    } catch (error) {
      log('error', 'Old messages cannot be deleted', { reason: readReason(error) })
    }
  }

  let purging = purgeOnce()
  const timer = setInterval(() => (purging = purgeOnce()), day).unref()
  return () => {
    clearInterval(timer)
    return purging
  }
}
