import type { DatabaseSync } from 'node:sqlite'

import { repeatWindow, type StoredMessage } from '#server/storage/message-store.ts'
import { removeRepeats, type NewMessage } from '#server/storage/new-message.ts'
import {
  everyMessage,
  pageSize,
  readRows,
  type Value,
} from '#server/storage/stored-message-queries.ts'

/** Runs a statement with the parameters $1, $2 and so on. Returns its rows. */
export function runSqlite(
  connection: DatabaseSync,
  statement: string,
  values: readonly Value[],
): readonly unknown[] {
  const named = values.map((value, index) => [`$${index + 1}`, value] as const)
  return connection.prepare(statement).all(Object.fromEntries(named))
}

/** Reads all messages of one moment in pages. */
export async function readEveryMessage(
  connection: DatabaseSync,
  onPage: (messages: readonly StoredMessage[]) => void | Promise<void>,
): Promise<void> {
  let rows: unknown[] = []
  // A statement sees the database as it was when the statement started.
  for (const row of connection.prepare(everyMessage).iterate()) {
    rows.push(row)
    if (rows.length < pageSize) continue
    await onPage(readRows(rows))
    rows = []
  }
  await onPage(readRows(rows))
}

/** Reads messages that were received at a time or later. */
export function readMessagesSince(
  connection: DatabaseSync,
  time: number,
): readonly StoredMessage[] {
  const rows = connection.prepare(everyMessage).all()
  return readRows(rows).filter(({ receivedAt }) => receivedAt >= time)
}

/** Runs `work` in a transaction. Rolls back if it throws. */
export function writeInTransaction<Result>(
  connection: DatabaseSync,
  work: (connection: DatabaseSync) => Result,
): Result {
  connection.exec('BEGIN IMMEDIATE')
  try {
    const result = work(connection)
    // With synchronous = FULL this returns once everything is on disk.
    connection.exec('COMMIT')
    return result
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK')
    throw error
  }
}

/** Adds new messages and queues them. Returns the ids of those that are not repeats. */
export function addMessages(
  connection: DatabaseSync,
  messages: readonly NewMessage[],
): ReadonlySet<string> {
  // Also for future times, because the clock may have been set back.
  const forget = connection.prepare(
    'UPDATE messages SET digest = NULL WHERE digest = ? AND abs(? - received_at) >= ?',
  )
  const insert = connection.prepare(
    `INSERT INTO messages (id, received_at, name, email, message, digest) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  )
  const queue = connection.prepare(
    'INSERT INTO outbox (message_id, state, attempts, due_at) VALUES (?, ?, 0, ?)',
  )
  const stored = new Set<string>()
  for (const { id, receivedAt, name, email, message, digest, state } of removeRepeats(messages)) {
    forget.run(digest, receivedAt, repeatWindow)
    if (insert.run(id, receivedAt, name, email, message, digest).changes === 0) continue
    queue.run(id, state, receivedAt)
    stored.add(id)
  }
  return stored
}

/** Adds messages as they were, except those whose id exists. Returns how many it added. */
export function insertMessages(
  connection: DatabaseSync,
  messages: readonly StoredMessage[],
): number {
  const insert = connection.prepare(
    `INSERT INTO messages (id, received_at, name, email, message) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING`,
  )
  const queue = connection.prepare(
    `INSERT INTO outbox (message_id, state, attempts, due_at, delivered_at, error)
    VALUES (?, ?, ?, ?, ?, ?)`,
  )
  let added = 0
  for (const each of messages) {
    const { id, receivedAt, name, email, message, state, attempts, dueAt, deliveredAt, error } =
      each
    if (insert.run(id, receivedAt, name, email, message).changes === 0) continue
    queue.run(id, state, attempts, dueAt, deliveredAt, error)
    added += 1
  }
  return added
}
