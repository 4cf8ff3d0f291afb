import { Hono } from 'hono'

import { readReason } from '#disk/read-reason.ts'
import type { Running } from './delivery/run-delivery.ts'
import { logChanges, type Log } from './log.ts'
import type { MessageStore } from './storage/message-store.ts'

export type HealthOptions = {
  readonly store: MessageStore
  /** Undefined if messages are not sent. */
  readonly delivery: Pick<Running, 'isPaused'> | undefined
  readonly isClosing: () => boolean
  readonly log: Log
  readonly now?: () => number
}

/** How delivery works: `late` if messages wait for a server that is unreachable. */
type DeliveryHealth = 'working' | 'late' | 'off'

/** How long a message may be overdue, in ms. */
const maxWaitMs = 15 * 60_000

const noStore = { 'Cache-Control': 'no-store' }

/**
 * Creates the routes for health checks. The service is live while it answers. It is ready if it can
 * store messages, even if their delivery is late.
 */
export function createHealthRoutes(options: HealthOptions): Hono {
  const { store, delivery, isClosing, log, now = Date.now } = options
  const routes = new Hono()
  const logChange = logChanges(log, 'Messages cannot be stored', 'Messages can be stored again')

  async function checkDelivery(): Promise<DeliveryHealth> {
    if (!delivery) return 'off'
    const dueAt = await store.findNextDue()
    if (dueAt === null) return 'working'
    return delivery.isPaused() || dueAt < now() - maxWaitMs ? 'late' : 'working'
  }

  routes.get('/healthz', (c) => c.json({ status: 'live' }, 200, noStore))
  routes.get('/readyz', async (c) => {
    if (isClosing()) return c.json({ error: 'The service is closing.' }, 503, noStore)
    try {
      await store.check()
      const health = await checkDelivery()
      logChange(undefined)
      return c.json({ status: 'ready', delivery: health }, 200, noStore)
    } catch (error) {
      logChange(readReason(error))
      return c.json({ error: 'Messages cannot be stored.' }, 503, noStore)
    }
  })
  return routes
}
