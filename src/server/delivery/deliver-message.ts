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

/** Takes a message that is due; undefined where there is none. */
export function claimMessage({
  store,
  now = Date.now,
}: DeliveryOptions): Promise<StoredMessage | undefined> {
  return store.claim(now() + lease)
}

/** Sends a claimed message and notes what became of it; false where the server is unreachable. */
export async function deliverMessage(
  message: StoredMessage,
  options: DeliveryOptions,
): Promise<boolean> {
  const { store, send, log } = options
  const error = await send(message).then(() => undefined, deliveryError)
  if (!(await store.settle(message, outcomeOf(message, error, options)))) {
    log('warn', 'A message was taken over by another process', { id: message.id })
  }
  return error?.failure !== 'unreachable'
}

function deliveryError(error: unknown): DeliveryError {
  return error instanceof DeliveryError
    ? error
    : new DeliveryError(reason(error), 'unknown', 'temporary')
}

function outcomeOf(
  { id, attempts }: StoredMessage,
  error: DeliveryError | undefined,
  { log, now = Date.now, random = Math.random }: DeliveryOptions,
): Outcome {
  if (!error) {
    log('info', 'A message was delivered', { id, attempts })
    return { state: 'delivered' }
  }
  const { code, failure } = error
  const text = error.message.slice(0, 500)
  if (failure === 'refused' || attempts >= mostAttempts) {
    log('error', 'A message was given up: see "npm run inbox"', { id, attempts, code })
    return { state: 'dead', error: text }
  }
  const dueAt = now() + retryDelay(attempts, random)
  const next = new Date(dueAt).toISOString()
  log('warn', 'A message could not be delivered yet', { id, attempts, code, next })
  return { state: 'waiting', dueAt, error: text }
}
