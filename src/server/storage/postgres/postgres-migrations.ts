import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'

import { describeLaterVersion } from '#server/storage/describe-later-version.ts'

import { writeToPostgres } from './postgres-transaction.ts'

/** The steps from one version to the next. Released ones never change. */
const migrations = [
  `CREATE TABLE messages (
    id TEXT COLLATE "C" PRIMARY KEY,
    received_at BIGINT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    message TEXT NOT NULL,
    digest TEXT COLLATE "C" UNIQUE
  );
  CREATE INDEX messages_by_time ON messages (received_at, id);
  CREATE TABLE outbox (
    message_id TEXT COLLATE "C" PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'delivered', 'dead', 'held')),
    attempts INTEGER NOT NULL,
    due_at BIGINT NOT NULL,
    delivered_at BIGINT,
    error TEXT
  );
  CREATE INDEX outbox_by_due ON outbox (due_at) WHERE state IN ('waiting', 'sending');
  CREATE TABLE rate_limits (
    key VARCHAR(255) PRIMARY KEY,
    points INTEGER NOT NULL DEFAULT 0,
    expire BIGINT
  )`,
  `CREATE TABLE write_probe (id INTEGER PRIMARY KEY CHECK (id = 1), filler TEXT NOT NULL)`,
]

/** Any number that never changes. */
const lock = 4_173_000_001

/** Migrates the tables to this version. Throws if a later version wrote them. */
export async function migratePostgres(pool: Pool): Promise<void> {
  // Normally nothing is written, so that messages can be read in a database that is read-only.
  if ((await readVersion(pool)) === migrations.length) return
  await writeToPostgres(pool, async (client) => {
    // A second service that starts now waits here, and then has nothing to do.
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
    await client.query('CREATE TABLE IF NOT EXISTS folio_version (version INTEGER NOT NULL)')
    const done = await readVersion(client)
    if (done > migrations.length) throw describeLaterVersion(done)
    for (const migration of migrations.slice(done)) await client.query(migration)
    if (done < migrations.length) {
      await client.query('INSERT INTO folio_version VALUES ($1)', [migrations.length])
    }
  })
}

/** Returns the version of the tables, or 0 if there are none. */
async function readVersion(client: Pool | PoolClient): Promise<number> {
  // Only where CREATE TABLE would make it: another schema may have the tables of another site.
  const found = await client.query(
    `SELECT EXISTS (
      SELECT FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'folio_version'
    ) AS exists`,
  )
  if (!z.object({ exists: z.boolean() }).parse(found.rows[0]).exists) return 0
  const { rows } = await client.query('SELECT max(version) AS version FROM folio_version')
  return z.object({ version: z.number().nullable() }).parse(rows[0]).version ?? 0
}
