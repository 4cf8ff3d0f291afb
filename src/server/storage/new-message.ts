import { createHash, randomUUID } from 'node:crypto'

import type { ContactMessage } from '#contract/contact-message.ts'

import type { DeliveryState } from './message-store.ts'

/** A message that is not stored yet. */
export type NewMessage = ContactMessage & {
  readonly id: string
  readonly receivedAt: number
  /** The same for the same name, email and message. */
  readonly digest: string
  readonly state: DeliveryState
}

/** Gives a message an id, a time and a digest. */
export function createMessage(
  { name, email, message }: ContactMessage,
  receivedAt: number,
  isHeld: boolean,
): NewMessage {
  const digest = createHash('sha256')
    .update(JSON.stringify([name, email, message]))
    .digest('hex')
  const state = isHeld ? 'held' : 'waiting'
  return { id: randomUUID(), receivedAt, name, email, message, digest, state }
}

/**
 * Removes repeats. The order is the same in every process, so that two processes with the same
 * messages do not deadlock.
 */
export function removeRepeats(messages: readonly NewMessage[]): readonly NewMessage[] {
  const byDigest = new Map<string, NewMessage>()
  for (const message of messages) {
    if (!byDigest.has(message.digest)) byDigest.set(message.digest, message)
  }
  return [...byDigest.values()].toSorted((a, b) => (a.digest < b.digest ? -1 : 1))
}
