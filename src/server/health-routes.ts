import { Hono } from 'hono'

import { reason, type Log } from './log.ts'
import type { MessageStore } from './storage/message-store.ts'

export type HealthOptions = {
  readonly store: MessageStore
  /** Whether anybody sends the messages that wait. */
  readonly delivers: boolean
  readonly isClosing: () => boolean
  readonly log: Log
  readonly now?: () => number
}

/** Where a message is this late, nobody is trying to send it. */
const stuckAfter = 15 * 60_000

const noStore = { 'Cache-Control': 'no-store' }

/** Tells whether the service lives, and whether it should be sent visitors. */
export function healthRoutes(options: HealthOptions): Hono {
  const { store, delivers, isClosing, log, now = Date.now } = options
  const routes = new Hono()

  async function fault(): Promise<string | undefined> {
    if (isClosing()) return 'The service is closing.'
    try {
      const dueAt = await store.nextDueAt()
      const isStuck = delivers && dueAt !== null && dueAt < now() - stuckAfter
      return isStuck ? 'Messages wait and are not sent.' : undefined
    } catch (error) {
      log('error', 'The database cannot be reached', { reason: reason(error) })
      return 'The database cannot be reached.'
    }
  }

  routes.get('/healthz', (c) => c.json({ status: 'live' }, 200, noStore))
  routes.get('/readyz', async (c) => {
    const error = await fault()
    return error === undefined
      ? c.json({ status: 'ready' }, 200, noStore)
      : c.json({ error }, 503, noStore)
  })
  return routes
}
