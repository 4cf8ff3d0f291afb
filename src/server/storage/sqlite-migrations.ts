import type { DatabaseSync } from 'node:sqlite'

/** Each step from one version to the next; those that have been released never change. */
const migrations = [
  // The table of the first service may be there already, without a version.
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

/** The version of the tables that this Folio makes. */
export const currentVersion = migrations.length

/** Brings the tables to this version of the service; throws where they are of a later one. */
export function migrateSqlite(database: DatabaseSync): void {
  // The usual case writes nothing: what is stored can be read on a full disk, too.
  if (versionOf(database) === currentVersion) return
  // A second service that starts now waits here, and then finds everything done.
  database.exec('BEGIN IMMEDIATE')
  try {
    const version = versionOf(database)
    if (version > currentVersion) {
      throw new Error(`the database is of version ${version}, which a later Folio has made`)
    }
    for (const migration of migrations.slice(version)) database.exec(migration)
    database.exec(`PRAGMA user_version = ${currentVersion}`)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** The version of its tables; 0 if there are none. */
export function versionOf(database: DatabaseSync): number {
  const [version] = Object.values(database.prepare('PRAGMA user_version').get() ?? {})
  return Number(version)
}
