import { reason, type Log } from '../log.ts'
import type { MessageStore, Outcome, StoredMessage } from '../storage/message-store.ts'
import { mostAttempts, retryDelay } from './retry-delay.ts'
import { DeliveryError, longestAttempt, type Send } from './send.ts'

export type DeliveryOptions = {
  readonly store: MessageStore
  readonly send: Send
  readonly log: Log
  readonly now?: () => number
  readonly random?: () => number
}

/** How long a message belongs to the process that sends it; longer than any attempt. */
const lease = longestAttempt + 3 * 60_000

/** Sends one message that is due and notes what became of it; false where none was due. */
export async function deliverNext(options: DeliveryOptions): Promise<boolean> {
  const { store, log, now = Date.now } = options
  const message = await store.claim(now() + lease)
  if (!message) return false
  const outcome = await attempt(message, options)
  if (!(await store.settle(message, outcome))) {
    log('warn', 'A message was taken over by another process', { id: message.id })
  }
  return true
}

async function attempt(message: StoredMessage, options: DeliveryOptions): Promise<Outcome> {
  const { send, log, now = Date.now, random = Math.random } = options
  const { id, attempts } = message
  try {
    await send(message)
    log('info', 'A message was delivered', { id, attempts })
    return { state: 'delivered' }
  } catch (error) {
    const text = reason(error).slice(0, 500)
    const code = error instanceof DeliveryError ? error.code : 'unknown'
    if ((error instanceof DeliveryError && error.isFinal) || attempts >= mostAttempts) {
      log('error', 'A message was given up: see "npm run inbox"', { id, attempts, code })
      return { state: 'dead', error: text }
    }
    const dueAt = now() + retryDelay(attempts, random)
    const next = new Date(dueAt).toISOString()
    log('warn', 'A message could not be delivered yet', { id, attempts, code, next })
    return { state: 'waiting', dueAt, error: text }
  }
}
