import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { ContactMessage } from '#contract/contact-message.ts'

/** Where messages are kept. A promise, so that a database elsewhere can keep the same contract. */
export type MessageStore = {
  /** Resolves once the message is on disk; rejects where it is not. */
  readonly add: (message: ContactMessage) => Promise<void>
  /** Closes the database, where that has not been done. */
  readonly close: () => void
}

const table = `
  CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    message TEXT NOT NULL
  ) STRICT`

/** What each setting must read back as: a build of SQLite may have an idea of its own. */
const settings = [
  { pragma: 'journal_mode', write: 'WAL', read: 'wal' },
  { pragma: 'synchronous', write: 'FULL', read: 2 },
  { pragma: 'busy_timeout', write: '5000', read: 5000 },
] as const

/** Opens `messages.db` in a folder, which is made where it is missing. Throws where it cannot. */
export function openMessageStore(folder: string): MessageStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(folder, 'messages.db'), { timeout: 5000 })
  for (const setting of settings) applySetting(database, setting)
  database.exec(table)
  const insert = database.prepare(
    'INSERT INTO messages (id, received_at, name, email, message) VALUES (?, ?, ?, ?, ?)',
  )
  return {
    async add({ name, email, message }) {
      // Outside a transaction each statement commits itself: it returns after the disk has it.
      insert.run(randomUUID(), Date.now(), name, email, message)
    },
    close() {
      if (database.isOpen) database.close()
    },
  }
}

function applySetting(database: DatabaseSync, { pragma, write, read }: (typeof settings)[number]) {
  database.exec(`PRAGMA ${pragma} = ${write}`)
  const values = Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})
  if (values[0] === read) return
  database.close()
  throw new Error(`SQLite has ${pragma} = ${String(values[0])} where ${read} is needed`)
}
