import type { DatabaseSync } from 'node:sqlite'

import { describeLaterVersion } from '#server/storage/describe-later-version.ts'

import { writeInTransaction } from './sqlite-statements.ts'

/** The steps from one version to the next. Released ones never change. */
const migrations = [
  // The table of the first service may exist, without a version.
  `CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    message TEXT NOT NULL
  ) STRICT`,
  `ALTER TABLE messages ADD COLUMN digest TEXT;
  CREATE UNIQUE INDEX messages_by_digest ON messages (digest);
  CREATE INDEX messages_by_time ON messages (received_at, id);
  CREATE TABLE outbox (
    message_id TEXT PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'delivered', 'dead', 'held')),
    attempts INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    delivered_at INTEGER,
    error TEXT
  ) STRICT;
  CREATE INDEX outbox_by_due ON outbox (due_at) WHERE state IN ('waiting', 'sending');
  INSERT INTO outbox (message_id, state, attempts, due_at)
    SELECT id, 'waiting', 0, received_at FROM messages`,
  `CREATE TABLE write_probe (id INTEGER PRIMARY KEY CHECK (id = 1), filler TEXT NOT NULL) STRICT`,
]

/** The version of the tables in this Folio. */
export const currentVersion = migrations.length

/** Migrates the tables to this version. Throws if a later version wrote them. */
export function migrateSqlite(database: DatabaseSync): void {
  // Normally nothing is written, so that messages can be read on a full disk.
  if (readVersion(database) === currentVersion) return
  // A second service that starts now waits here, and then has nothing to do.
  writeInTransaction(database, () => {
    const version = readVersion(database)
    if (version > currentVersion) throw describeLaterVersion(version)
    for (const migration of migrations.slice(version)) database.exec(migration)
    database.exec(`PRAGMA user_version = ${currentVersion}`)
  })
}

/** Returns the version of the tables, or 0 if there are none. */
export function readVersion(database: DatabaseSync): number {
  const [version] = Object.values(database.prepare('PRAGMA user_version').get() ?? {})
  return Number(version)
}
