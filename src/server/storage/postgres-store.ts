import { Pool, type PoolClient } from 'pg'

import { erasingQueries } from './erasing-queries.ts'
import { groupCommit } from './group-commit.ts'
import type { MessageStore } from './message-store.ts'
import { newMessage, type NewMessage } from './new-message.ts'
import { migratePostgres } from './postgres-migrations.ts'
import { addMessages, insertMessages, readEveryMessage } from './postgres-statements.ts'
import { readFromPostgres, writeToPostgres } from './postgres-transaction.ts'
import { storedMessageQueries, type Query } from './stored-message-queries.ts'
import { waitingAgain } from './waiting-again.ts'
import { probeStatement, probeText } from './write-probe.ts'

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
  // Not known before the first write.
  let canWrite = false

  async function write<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    try {
      const result = await writeToPostgres(pool, work)
      canWrite = true
      return result
    } catch (error) {
      canWrite = false
      throw error
    }
  }

  const commits = groupCommit(async (messages: readonly NewMessage[]) => {
    const stored = await write((client) => addMessages(client, messages, now()))
    return messages.map(({ id }) => (stored.has(id) ? id : undefined))
  })

  const query: Query = async (statement, ...values) =>
    (await pool.query(statement, [...values])).rows

  return {
    ...storedMessageQueries(query, now, 'FOR UPDATE SKIP LOCKED'),
    ...erasingQueries(
      (statement, ...values) =>
        write(async (client) => (await client.query(statement, [...values])).rows),
      // Its files are the business of whoever runs the server.
      async () => undefined,
      'FOR UPDATE SKIP LOCKED',
    ),
    add: (message, likelySpam = false) => commits.add(newMessage(message, now(), likelySpam)),
    snapshot: (onPage) => readFromPostgres(pool, (client) => readEveryMessage(client, onPage)),
    restore: (messages) =>
      write((client) =>
        insertMessages(
          client,
          messages.map((one) => waitingAgain(one, now())),
        ),
      ),
    async check() {
      if (canWrite) await query('SELECT 1')
      else await write((client) => client.query(probeStatement, [probeText()]))
    },
    async close() {
      await commits.close()
      if (!pool.ended) await pool.end()
    },
  }
}
