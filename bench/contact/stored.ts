import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { MessageStore, StoredMessage } from '#server/storage/message-store.ts'

/** Every message of a store. */
export async function everyMessage(store: MessageStore): Promise<readonly StoredMessage[]> {
  const messages: StoredMessage[] = []
  let after: StoredMessage | undefined
  do {
    const page: readonly StoredMessage[] = await store.page({ after, limit: 5000 })
    for (const message of page) messages.push(message)
    after = page.at(-1)
  } while (after)
  return messages
}

/** How many of the acknowledged messages are missing, and how many are there more than once. */
export function compare(acknowledged: Iterable<string>, stored: readonly StoredMessage[]) {
  const counts = new Map<string, number>()
  for (const { message } of stored) counts.set(message, (counts.get(message) ?? 0) + 1)
  const lost = [...acknowledged].filter((text) => !counts.has(text)).length
  const doubled = [...counts.values()].filter((count) => count > 1).length
  return { lost, doubled }
}

/** What SQLite says of the database in a folder: "ok" where it is whole. */
export function integrity(folder: string): string {
  const database = new DatabaseSync(join(folder, 'messages.db'), { readOnly: true })
  const row = database.prepare('PRAGMA integrity_check').get()
  database.close()
  return String(row?.['integrity_check'])
}
