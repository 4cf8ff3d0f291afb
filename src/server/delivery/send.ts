import type { StoredMessage } from '../storage/message-store.ts'

/** Hands a message on to the owner; rejects, with a DeliveryError at best, where that failed. */
export type Send = (message: StoredMessage) => Promise<void>

/** Why a message could not be handed on. */
export class DeliveryError extends Error {
  /** Something short for the log, where no address may stand. */
  readonly code: string
  /** Whether this very message was refused for good, and trying again is of no use. */
  readonly isFinal: boolean

  constructor(message: string, code: string, isFinal: boolean) {
    super(message)
    this.code = code
    this.isFinal = isFinal
  }
}

/** No attempt takes longer than this, in milliseconds. */
export const longestAttempt = 120_000
