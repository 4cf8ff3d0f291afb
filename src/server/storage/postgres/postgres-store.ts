import { Pool, type PoolClient } from 'pg'

import { createErasingQueries } from '#server/storage/erasing-queries.ts'
import { groupCommit } from '#server/storage/group-commit.ts'
import type { MessageStore } from '#server/storage/message-store.ts'
import { createMessage } from '#server/storage/new-message.ts'
import { createStoredMessageQueries, type Query } from '#server/storage/stored-message-queries.ts'
import { resetSending } from '#server/storage/reset-sending.ts'
import { probeStatement, createProbe } from '#server/storage/write-probe.ts'

import { migratePostgres } from './postgres-migrations.ts'
import { addMessages, insertMessages, readEveryMessage } from './postgres-statements.ts'
import { readFromPostgres, writeToPostgres } from './postgres-transaction.ts'

/** Creates the connections to a PostgreSQL or its PgBouncer. Statements have time-outs. */
export function connectToPostgres(url: string, log: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  })
  // Without listeners, a broken connection would end the service.
  pool.on('error', log)
  pool.on('connect', (client) => client.on('error', log))
  return pool
}

/** Opens the store in a PostgreSQL, and creates its tables. Rejects if it cannot. */
export async function openPostgresStore(
  pool: Pool,
  now: () => number = Date.now,
): Promise<MessageStore> {
  await migratePostgres(pool)
  // Unknown before the first write.
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

  const commits = groupCommit((messages) => write((client) => addMessages(client, messages, now())))

  const query: Query = async (statement, ...values) =>
    (await pool.query(statement, [...values])).rows

  return {
    ...createStoredMessageQueries(query, now, 'FOR UPDATE SKIP LOCKED'),
    ...createErasingQueries(
      (statement, ...values) =>
        write(async (client) => (await client.query(statement, [...values])).rows),
      // Its files belong to whoever runs the database.
      async () => undefined,
      'FOR UPDATE SKIP LOCKED',
    ),
    add: (message, isHeld = false) => commits.add(createMessage(message, now(), isHeld)),
    readSnapshot: (onPage) => readFromPostgres(pool, (client) => readEveryMessage(client, onPage)),
    restore: (messages) => write((client) => insertMessages(client, resetSending(messages, now()))),
    async check() {
      if (canWrite) await query('SELECT 1')
      else await write((client) => client.query(probeStatement, [createProbe()]))
    },
    async close() {
      await commits.close()
      if (!pool.ended) await pool.end()
    },
  }
}
