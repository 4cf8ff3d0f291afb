import type { PoolClient } from 'pg'

import { repeatWindow, type StoredMessage } from '#server/storage/message-store.ts'
import { removeRepeats, type NewMessage } from '#server/storage/new-message.ts'
import { everyMessage, pageSize, readRows } from '#server/storage/stored-message-queries.ts'

/** Allows repeats of old messages, and of future ones because the clock may have been set back. */
const forget = `
  WITH old AS (
    SELECT id FROM messages WHERE digest = ANY($1) AND abs($2 - received_at) >= $3
    ORDER BY digest FOR UPDATE
  )
  UPDATE messages SET digest = NULL WHERE id IN (SELECT id FROM old)`

const add = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[],
      $7::text[]) AS given (id, received_at, name, email, message, digest, state)
  ), stored AS (
    INSERT INTO messages (id, received_at, name, email, message, digest)
    SELECT id, received_at, name, email, message, digest FROM given
    ON CONFLICT (digest) DO NOTHING RETURNING id
  )
  INSERT INTO outbox (message_id, state, attempts, due_at)
  SELECT id, state, 0, received_at FROM given JOIN stored USING (id)
  RETURNING message_id`

const insert = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[],
      $7::integer[], $8::bigint[], $9::bigint[], $10::text[])
      AS given (id, received_at, name, email, message, state, attempts, due_at, delivered_at, error)
  ), stored AS (
    INSERT INTO messages (id, received_at, name, email, message)
    SELECT id, received_at, name, email, message FROM given
    ON CONFLICT (id) DO NOTHING RETURNING id
  )
  INSERT INTO outbox (message_id, state, attempts, due_at, delivered_at, error)
  SELECT id, state, attempts, due_at, delivered_at, error FROM given JOIN stored USING (id)
  RETURNING message_id`

type Added = { readonly message_id: string }

/** Adds new messages and queues them. Returns the ids of those that are not repeats. */
export async function addMessages(
  client: PoolClient,
  messages: readonly NewMessage[],
  now: number,
): Promise<ReadonlySet<string>> {
  const distinct = removeRepeats(messages)
  const pickColumn = <Key extends keyof NewMessage>(key: Key) => distinct.map((one) => one[key])
  await client.query(forget, [pickColumn('digest'), now, repeatWindow])
  const { rows } = await client.query<Added>(add, [
    pickColumn('id'),
    pickColumn('receivedAt'),
    pickColumn('name'),
    pickColumn('email'),
    pickColumn('message'),
    pickColumn('digest'),
    pickColumn('state'),
  ])
  return new Set(rows.map(({ message_id }) => message_id))
}

/** Adds messages as they were, except those whose id exists. Returns how many it added. */
export async function insertMessages(
  client: PoolClient,
  messages: readonly StoredMessage[],
): Promise<number> {
  const pickColumn = <Key extends keyof StoredMessage>(key: Key) => messages.map((one) => one[key])
  const { rows } = await client.query<Added>(insert, [
    pickColumn('id'),
    pickColumn('receivedAt'),
    pickColumn('name'),
    pickColumn('email'),
    pickColumn('message'),
    pickColumn('state'),
    pickColumn('attempts'),
    pickColumn('dueAt'),
    pickColumn('deliveredAt'),
    pickColumn('error'),
  ])
  return rows.length
}

/** Reads all messages of one moment in pages. */
export async function readEveryMessage(
  client: PoolClient,
  onPage: (messages: readonly StoredMessage[]) => void | Promise<void>,
): Promise<void> {
  // One statement, so that messages are sorted once.
  await client.query(`DECLARE every_message NO SCROLL CURSOR FOR ${everyMessage}`)
  for (;;) {
    const { rows } = await client.query(`FETCH ${pageSize} FROM every_message`)
    if (rows.length === 0) return
    await onPage(readRows(rows))
  }
}
