import type { Log } from './log.ts'
import type { Stats } from './storage/message-store.ts'

/** How many messages are held at most for a flood to add more: the largest take 84 MB of disk. */
export const mostHeld = 5000

/** After how many milliseconds the store counts again what is held: it reads all its states. */
const recountAfter = 60_000

/**
 * Keeps room for what visitors write while strangers flood the form. The function that it returns
 * resolves to whether one more message above RATE_LIMIT_ALL can be held, and counts it; its `seconds`
 * are the rest of the limit's time. It rejects where the store cannot count.
 *
 * Each copy of the service counts what it holds itself, and asks the store once a minute.
 */
export function roomInFlood(
  store: { readonly stats: () => Promise<Pick<Stats, 'counts'>> },
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
      log('warn', 'More messages than RATE_LIMIT_ALL: further ones are held, see "npm run inbox"')
    }
    if (now() >= countedAt + recountAfter) {
      countedAt = now()
      added = 0
      held = store.stats().then(({ counts }) => counts.held)
      // What cannot be counted now is counted for the next message.
      held.catch(() => (countedAt = -Infinity))
    }
    if ((await held) + added >= mostHeld) return false
    added += 1
    return true
  }
}
