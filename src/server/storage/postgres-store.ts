import { Pool } from 'pg'

import { groupCommit } from './group-commit.ts'
import { repeatWindow, type MessageStore } from './message-store.ts'
import { newMessage, withoutRepeats, type NewMessage } from './new-message.ts'
import { migratePostgres } from './postgres-migrations.ts'
import { writeToPostgres } from './postgres-transaction.ts'
import { storedMessageQueries, type Query } from './stored-message-queries.ts'

/**
 * Messages that were stored long enough ago may be written again; those of the future as well, since
 * the clock may have been set back.
 */
const forget = `
  WITH old AS (
    SELECT id FROM messages WHERE digest = ANY($1) AND abs($2 - received_at) >= $3
    ORDER BY digest FOR UPDATE
  )
  UPDATE messages SET digest = NULL WHERE id IN (SELECT id FROM old)`

const insert = `
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

/** The connections to a PostgreSQL or its PgBouncer; a statement that takes too long rejects. */
export function connectToPostgres(url: string, log: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  })
  // A connection that breaks must not end the service, whether somebody uses it or not.
  pool.on('error', log)
  pool.on('connect', (client) => client.on('error', log))
  return pool
}

/** Opens the messages in a PostgreSQL, and makes their tables. Rejects where it cannot. */
export async function openPostgresStore(
  pool: Pool,
  now: () => number = Date.now,
): Promise<MessageStore> {
  await migratePostgres(pool)

  async function write(messages: readonly NewMessage[]): Promise<readonly string[]> {
    const column = <Key extends keyof NewMessage>(key: Key) => messages.map((one) => one[key])
    return writeToPostgres(pool, async (client) => {
      await client.query(forget, [column('digest'), now(), repeatWindow])
      const { rows } = await client.query<{ message_id: string }>(insert, [
        column('id'),
        column('receivedAt'),
        column('name'),
        column('email'),
        column('message'),
        column('digest'),
        column('state'),
      ])
      return rows.map(({ message_id }) => message_id)
    })
  }

  const commits = groupCommit(async (messages: readonly NewMessage[]) => {
    const stored = new Set(await write(withoutRepeats(messages)))
    return messages.map(({ id }) => (stored.has(id) ? id : undefined))
  })

  const query: Query = async (statement, ...values) =>
    (await pool.query(statement, [...values])).rows

  return {
    ...storedMessageQueries(query, now, 'FOR UPDATE SKIP LOCKED'),
    add: (message, likelySpam = false) => commits.add(newMessage(message, now(), likelySpam)),
    async close() {
      await commits.close()
      if (!pool.ended) await pool.end()
    },
  }
}
