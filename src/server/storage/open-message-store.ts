import type { Pool } from 'pg'

import type { StorageSettings } from '../settings.ts'
import type { MessageStore } from './message-store.ts'

/** The messages, and the connections to their database where it is a PostgreSQL. */
export type OpenStore = { readonly store: MessageStore; readonly pool?: Pool }

/**
 * Opens the database that the settings name; rejects if that cannot be done. `log` is called when a
 * connection broke, or when the file was lost and is open again.
 */
export async function openMessageStore(
  storage: StorageSettings,
  log: (error: Error) => void,
): Promise<OpenStore> {
  // Each database is loaded where it is used: the driver of the other one takes its time.
  if ('folder' in storage) {
    const { openSqliteStore } = await import('./sqlite-store.ts')
    return { store: openSqliteStore(storage.folder, Date.now, log) }
  }
  const { connectToPostgres, openPostgresStore } = await import('./postgres-store.ts')
  const pool = connectToPostgres(storage.url, log)
  try {
    return { store: await openPostgresStore(pool), pool }
  } catch (error) {
    await pool.end()
    throw error
  }
}
