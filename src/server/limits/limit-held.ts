import type { Log } from '#server/log.ts'
import type { Stats } from '#server/storage/message-store.ts'

/** At most this many messages are held. At full size they take 84 MB on disk. */
export const maxHeld = 5000

/** How often the store counts the held messages, in ms: it reads all states. */
const recountAfter = 60_000

/**
 * Limits how many messages are held during a flood. Returns a function that resolves to whether one
 * more message above RATE_LIMIT_ALL can be held, and counts it. `seconds` is the rest of the limit's
 * time. It rejects if the store cannot count.
 *
 * Each copy of the service counts its own messages, and queries the store once a minute.
 */
export function limitHeld(
  store: { readonly readStats: () => Promise<Pick<Stats, 'counts'>> },
  log: Log,
  now: () => number = Date.now,
): (seconds: number) => Promise<boolean> {
  let held = Promise.resolve(0)
  let added = 0
  let countedAt = -Infinity
  let floodEndsAt = -Infinity

  return async (seconds) => {
    if (now() >= floodEndsAt) {
      floodEndsAt = now() + seconds * 1000
      log('warn', 'More messages than RATE_LIMIT_ALL: the rest are held, see "npm run inbox"')
    }
    if (now() >= countedAt + recountAfter) {
      countedAt = now()
      added = 0
      held = store.readStats().then(({ counts }) => counts.held)
      // After a failure, count again for the next message.
      held.catch(() => (countedAt = -Infinity))
    }
    if ((await held) + added >= maxHeld) return false
    added += 1
    return true
  }
}
