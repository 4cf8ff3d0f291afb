import { Hono } from 'hono'

import type { Running } from './delivery/run-delivery.ts'
import { reason, type Log } from './log.ts'
import type { MessageStore } from './storage/message-store.ts'

export type HealthOptions = {
  readonly store: MessageStore
  /** Undefined where nobody sends the messages that wait. */
  readonly delivery: Pick<Running, 'isPaused'> | undefined
  readonly isClosing: () => boolean
  readonly log: Log
  readonly now?: () => number
}

/** How messages reach the owner: `late` where they wait for a server that cannot be reached. */
type DeliveryHealth = 'working' | 'late' | 'off'

/** How many milliseconds a message may wait past its time. */
const longestWait = 15 * 60_000

const noStore = { 'Cache-Control': 'no-store' }

/**
 * Tells whether the service lives, and whether it should be sent visitors: that it can store their
 * messages decides, not whether the owner gets them at once.
 */
export function healthRoutes(options: HealthOptions): Hono {
  const { store, delivery, isClosing, log, now = Date.now } = options
  const routes = new Hono()
  let problem: string | undefined

  /** Logs a problem when it begins, changes or ends, not at each probe. */
  function note(next: string | undefined) {
    if (next === problem) return
    problem = next
    if (next === undefined) log('info', 'Messages can be stored again')
    else log('error', 'Messages cannot be stored', { reason: next })
  }

  async function deliveryHealth(): Promise<DeliveryHealth> {
    const dueAt = await store.nextDueAt()
    if (!delivery) return 'off'
    if (dueAt === null) return 'working'
    return delivery.isPaused() || dueAt < now() - longestWait ? 'late' : 'working'
  }

  routes.get('/healthz', (c) => c.json({ status: 'live' }, 200, noStore))
  routes.get('/readyz', async (c) => {
    if (isClosing()) return c.json({ error: 'The service is closing.' }, 503, noStore)
    try {
      await store.check()
      const health = await deliveryHealth()
      note(undefined)
      return c.json({ status: 'ready', delivery: health }, 200, noStore)
    } catch (error) {
      note(reason(error))
      return c.json({ error: 'Messages cannot be stored.' }, 503, noStore)
    }
  })
  return routes
}
