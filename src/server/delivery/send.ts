import type { StoredMessage } from '../storage/message-store.ts'

/** Hands a message on to the owner; rejects, with a DeliveryError at best, where that failed. */
export type Send = (message: StoredMessage) => Promise<void>

/**
 * What a failed attempt says: this very message was `refused` for good; the server is `unreachable`,
 * so that no other message would arrive either; or anything else, which is `temporary`.
 */
export type Failure = 'refused' | 'unreachable' | 'temporary'

/** Why a message could not be handed on. */
export class DeliveryError extends Error {
  /** Something short for the log, where no address may stand. */
  readonly code: string
  readonly failure: Failure

  constructor(message: string, code: string, failure: Failure) {
    super(message)
    this.code = code
    this.failure = failure
  }
}

/** No attempt takes longer than this, in milliseconds. */
export const longestAttempt = 120_000
