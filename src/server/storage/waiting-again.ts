import type { StoredMessage } from './message-store.ts'

/** A message of a snapshot as it is restored: nobody is sending it any more. */
export function waitingAgain(message: StoredMessage, now: number): StoredMessage {
  return message.state === 'sending' ? { ...message, state: 'waiting', dueAt: now } : message
}
