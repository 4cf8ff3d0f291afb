import type { StoredMessage } from './message-store.ts'

/** Makes a message of a snapshot wait again if it was being sent. */
export function resetSending(message: StoredMessage, now: number): StoredMessage {
  return message.state === 'sending' ? { ...message, state: 'waiting', dueAt: now } : message
}
