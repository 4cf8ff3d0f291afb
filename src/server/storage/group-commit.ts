import type { NewMessage } from './new-message.ts'

type Waiting = {
  readonly message: NewMessage
  readonly resolve: (id: string | undefined) => void
  readonly reject: (error: unknown) => void
}

type GroupCommit = {
  /** Resolves to the id of the message, or to undefined if it is a repeat. */
  readonly add: (message: NewMessage) => Promise<string | undefined>
  /** Accepts no more messages. Resolves once all accepted ones are written. */
  readonly close: () => Promise<void>
}

/** The most messages in one transaction. */
const batchSize = 500
/** With more messages than this, clients would give up before their answer. */
const maxWaiting = 10_000

/**
 * Collects messages that arrive while the disk is busy, and writes them in one transaction, with one
 * wait for the disk. `write` returns the ids of those that are not repeats.
 */
export function groupCommit(
  write: (messages: readonly NewMessage[]) => Promise<ReadonlySet<string>>,
): GroupCommit {
  const waiting: Waiting[] = []
  let writing: Promise<void> | undefined
  let closed = false

  async function writeAll() {
    // Writes what arrives in the same turn of the event loop together.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize)
      try {
        const stored = await write(batch.map(({ message }) => message))
        for (const { message, resolve } of batch) {
          resolve(stored.has(message.id) ? message.id : undefined)
        }
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    writing = undefined
  }

  return {
    add(message) {
      if (closed) return Promise.reject(new Error('The database is closed'))
      if (waiting.length >= maxWaiting) return Promise.reject(new Error('The disk is too slow'))
      return new Promise((resolve, reject) => {
        waiting.push({ message, resolve, reject })
        writing ??= writeAll()
      })
    },
    async close() {
      closed = true
      await writing
    },
  }
}
