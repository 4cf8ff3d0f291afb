import type { Pool } from 'pg'

import type { StorageSettings } from '#server/settings.ts'
import { requirePackage } from '#server/require-package.ts'
import type { MessageStore } from './message-store.ts'

/** A store, and the connections to its database if that is PostgreSQL. */
export type OpenStore = { readonly store: MessageStore; readonly pool?: Pool }

/**
 * Opens the database of the settings. Rejects if it cannot. `log` is called when a connection breaks,
 * or when the file was lost and is open again.
 */
export async function openMessageStore(
  storage: StorageSettings,
  log: (error: Error) => void,
): Promise<OpenStore> {
  // Imported when needed: the driver of the other database is slow to load.
  if ('folder' in storage) {
    const { openSqliteStore } = await import('./sqlite/sqlite-store.ts')
    return { store: openSqliteStore(storage.folder, Date.now, log) }
  }
  await requirePackage('pg', 'DATABASE_URL')
  const { connectToPostgres, openPostgresStore } = await import('./postgres/postgres-store.ts')
  const pool = connectToPostgres(storage.url, log)
  try {
    return { store: await openPostgresStore(pool), pool }
  } catch (error) {
    await pool.end()
    throw error
  }
}
