import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { MessageStore, StoredMessage } from '#server/storage/message-store.ts'

/** Reads every message of a store. */
export async function readMessages(store: MessageStore): Promise<readonly StoredMessage[]> {
  const messages: StoredMessage[] = []
  let after: StoredMessage | undefined
  do {
    const page: readonly StoredMessage[] = await store.readPage({ after, limit: 5000 })
    for (const message of page) messages.push(message)
    after = page.at(-1)
  } while (after)
  return messages
}

/** Counts acknowledged messages that are missing, and messages that are stored twice. */
export function compare(acknowledged: Iterable<string>, stored: readonly StoredMessage[]) {
  const counts = new Map<string, number>()
  for (const { message } of stored) counts.set(message, (counts.get(message) ?? 0) + 1)
  const lost = [...acknowledged].filter((text) => !counts.has(text)).length
  const doubled = [...counts.values()].filter((count) => count > 1).length
  return { lost, doubled }
}

/** Checks the database in a folder. Returns "ok", or what SQLite reports as damage. */
export function checkIntegrity(folder: string): string {
  const database = new DatabaseSync(join(folder, 'messages.db'), { readOnly: true })
  const row = database.prepare('PRAGMA integrity_check').get()
  database.close()
  return String(row?.['integrity_check'])
}
