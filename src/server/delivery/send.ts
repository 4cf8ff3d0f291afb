import type { StoredMessage } from '#server/storage/message-store.ts'

/** Sends a message to the owner. Rejects if that fails, normally with a `DeliveryError`. */
export type Send = (message: StoredMessage) => Promise<void>

/**
 * Why an attempt failed. `refused`: this message will never be accepted. `unreachable`: other
 * messages would fail as well. `temporary`: anything else.
 */
export type Failure = 'refused' | 'unreachable' | 'temporary'

/** An attempt to send a message failed. */
export class DeliveryError extends Error {
  /** A short reason without any address, for the log. */
  readonly code: string
  readonly failure: Failure
  /** Why there was no connection, for the log: a server could repeat a message in its answer. */
  readonly reason: string | undefined

  constructor(message: string, code: string, failure: Failure, reason?: string) {
    super(message)
    this.reason = reason
    this.code = code
    this.failure = failure
  }
}

/** The time-out of an attempt, in ms. */
export const maxAttemptTime = 120_000
