import type { StoredMessage } from './message-store.ts'

/** Makes messages of a snapshot wait again that were being sent. */
export function resetSending(messages: readonly StoredMessage[], now: number): StoredMessage[] {
  return messages.map((message) =>
    message.state === 'sending' ? { ...message, state: 'waiting', dueAt: now } : message,
  )
}
