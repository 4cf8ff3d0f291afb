import { reason, type Log } from './log.ts'
import type { MessageStore } from './storage/message-store.ts'

const day = 24 * 60 * 60_000

/** Deletes messages that are older than `keepDays` days, now and every 24 hours; returns its end. */
export function purgeDaily(
  keepDays: number,
  store: Pick<MessageStore, 'purge'>,
  log: Log,
  now: () => number = Date.now,
): () => void {
  let isStopped = false

  async function purge() {
    try {
      const { removed, waiting } = await store.purge(now() - keepDays * day)
      log('info', 'Old messages were deleted', { deleted: removed.length, waiting })
    } catch (error) {
      if (!isStopped) log('error', 'Old messages cannot be deleted', { reason: reason(error) })
    }
  }

  void purge()
  const timer = setInterval(() => void purge(), day).unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
