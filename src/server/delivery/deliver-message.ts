import { readReason } from '#disk/read-reason.ts'
import type { Log } from '#server/log.ts'
import type { MessageStore, Outcome, StoredMessage } from '#server/storage/message-store.ts'
import { maxAttempts, computeRetryDelay } from './compute-retry-delay.ts'
import { DeliveryError, maxAttemptTime, type Send } from './send.ts'

type DeliveryOptions = {
  readonly store: MessageStore
  readonly send: Send
  readonly log: Log
  readonly now?: () => number
  readonly random?: () => number
}

/** How long a message belongs to the process that sends it, in ms: longer than any attempt. */
const lease = maxAttemptTime + 3 * 60_000

/** Claims a message that is due. Returns undefined if there is none. */
export function claimMessage({
  store,
  now = Date.now,
}: DeliveryOptions): Promise<StoredMessage | undefined> {
  return store.claim(now() + lease)
}

/** Sends a claimed message and stores the outcome. Returns false if the server is unreachable. */
export async function deliverMessage(
  message: StoredMessage,
  options: DeliveryOptions,
): Promise<boolean> {
  const { store, send, log } = options
  const error = await send(message).then(() => undefined, makeDeliveryError)
  if (!(await store.settle(message, chooseOutcome(message, error, options)))) {
    log('warn', 'A message was deleted or taken over by another process while it was sent', {
      id: message.id,
    })
  }
  return error?.failure !== 'unreachable'
}

function makeDeliveryError(error: unknown): DeliveryError {
  return error instanceof DeliveryError
    ? error
    : new DeliveryError(readReason(error), 'unknown', 'temporary')
}

/** Decides what becomes of a message, and logs it. `error` is why it was not delivered. */
function chooseOutcome(
  { id, attempts }: StoredMessage,
  error: DeliveryError | undefined,
  { log, now = Date.now, random = Math.random }: DeliveryOptions,
): Outcome {
  if (!error) {
    log('info', 'A message was delivered', { id, attempts })
    return { state: 'delivered' }
  }
  const { code, failure, reason } = error
  // A server may answer with a NUL, which PostgreSQL cannot store.
  const text = error.message.slice(0, 500).replaceAll('\0', ' ')
  if (failure === 'refused' || attempts >= maxAttempts) {
    log('error', 'A message was given up: see "npm run inbox"', { id, attempts, code, reason })
    return { state: 'dead', error: text }
  }
  const dueAt = now() + computeRetryDelay(attempts, random)
  const next = new Date(dueAt).toISOString()
  log('warn', 'A message could not be delivered yet', { id, attempts, code, reason, next })
  return { state: 'waiting', dueAt, error: text }
}
