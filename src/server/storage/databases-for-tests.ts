import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Pool } from 'pg'

import type { MessageStore } from './message-store.ts'
import { connectToPostgres, openPostgresStore } from './postgres/postgres-store.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'

/** An empty database for a test. */
export type TestDatabase = {
  /** Opens a store, as one more process would. */
  readonly open: (now?: () => number) => Promise<MessageStore>
  /** The variables that make the service use it. */
  readonly environment: Readonly<Record<string, string>>
  readonly remove: () => Promise<void>
}

/** An empty database in a folder of its own. */
export async function createSqliteForTests(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-store-'))
  return {
    open: async (now) => openSqliteStore(folder, now),
    environment: { DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true }),
  }
}

let made = 0

/** An empty database in the PostgreSQL that the tests have started. */
export async function createPostgresForTests(server: string): Promise<TestDatabase> {
  made += 1
  const name = `test_${process.pid}_${Date.now()}_${made}`
  await administrate(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = name
  return {
    open: (now) =>
      openPostgresStore(
        connectToPostgres(url.href, () => {}),
        now,
      ),
    environment: { DATABASE_URL: url.href },
    remove: () => administrate(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** The databases that a test can be run on here. */
export const testDatabases: ReadonlyMap<string, () => Promise<TestDatabase>> = new Map([
  ['SQLite', createSqliteForTests],
  ...(process.env['TEST_DATABASE_URL'] ? [['PostgreSQL', createPostgres] as const] : []),
])

function createPostgres(): Promise<TestDatabase> {
  return createPostgresForTests(process.env['TEST_DATABASE_URL'] ?? '')
}

async function administrate(server: string, statement: string) {
  const pool = new Pool({ connectionString: server, max: 1 })
  await pool.query(statement)
  await pool.end()
}
