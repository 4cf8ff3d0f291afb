import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

import { groupCommit } from './group-commit.ts'
import { repeatWindow, type MessageStore } from './message-store.ts'
import { newMessage, withoutRepeats, type NewMessage } from './new-message.ts'
import { migrateSqlite } from './sqlite-migrations.ts'
import { storedMessageQueries, type Query } from './stored-message-queries.ts'

/** What each setting must read back as: a build of SQLite may have an idea of its own. */
const settings = [
  { pragma: 'busy_timeout', write: '5000', read: 5000 },
  { pragma: 'journal_mode', write: 'WAL', read: 'wal' },
  { pragma: 'synchronous', write: 'FULL', read: 2 },
  { pragma: 'foreign_keys', write: 'ON', read: 1 },
] as const

/** Opens `messages.db` in a folder, which is made where it is missing. Throws where it cannot. */
export function openSqliteStore(folder: string, now: () => number = Date.now): MessageStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(folder, 'messages.db'), { timeout: 5000 })
  try {
    for (const setting of settings) applySetting(database, setting)
    migrateSqlite(database)
  } catch (error) {
    database.close()
    throw error
  }
  // In the future too: the clock may have been set back since.
  const forget = database.prepare(
    'UPDATE messages SET digest = NULL WHERE digest = ? AND abs(? - received_at) >= ?',
  )
  const insert = database.prepare(
    `INSERT INTO messages (id, received_at, name, email, message, digest) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (digest) DO NOTHING`,
  )
  const queue = database.prepare(
    'INSERT INTO outbox (message_id, state, attempts, due_at) VALUES (?, ?, 0, ?)',
  )

  function write(message: NewMessage): boolean {
    const { id, receivedAt, name, email, message: text, digest, state } = message
    forget.run(digest, receivedAt, repeatWindow)
    if (insert.run(id, receivedAt, name, email, text, digest).changes === 0) return false
    queue.run(id, state, receivedAt)
    return true
  }

  function writeAll(messages: readonly NewMessage[]): ReadonlySet<string> {
    const stored = new Set<string>()
    database.exec('BEGIN IMMEDIATE')
    try {
      for (const message of withoutRepeats(messages)) if (write(message)) stored.add(message.id)
      // With synchronous at FULL this returns after the disk has it all.
      database.exec('COMMIT')
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
    return stored
  }

  const commits = groupCommit(async (messages: readonly NewMessage[]) => {
    const stored = await patiently(() => writeAll(messages))
    return messages.map(({ id }) => (stored.has(id) ? id : undefined))
  })

  const query: Query = (statement, ...values) => {
    const named = values.map((value, index) => [`$${index + 1}`, value] as const)
    return patiently(() => database.prepare(statement).all(Object.fromEntries(named)))
  }

  // From now on SQLite waits but a moment, and patiently for the rest of the time.
  database.exec('PRAGMA busy_timeout = 20')

  return {
    ...storedMessageQueries(query, now, ''),
    add: (message, likelySpam = false) => commits.add(newMessage(message, now(), likelySpam)),
    async close() {
      await commits.close()
      if (database.isOpen) database.close()
    },
  }
}

/** For how long another process may keep the database locked, in milliseconds. */
const longestLock = 5000

/** Works as soon as no other process writes. SQLite itself would have the whole service wait. */
async function patiently<Result>(work: () => Result): Promise<Result> {
  const until = performance.now() + longestLock
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isLocked(error) || performance.now() > until) throw error
    }
    await setTimeout(20)
  }
}

/** Whether SQLite answers SQLITE_BUSY, or one of its kinds. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

function applySetting(database: DatabaseSync, { pragma, write, read }: (typeof settings)[number]) {
  database.exec(`PRAGMA ${pragma} = ${write}`)
  const values = Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})
  if (values[0] === read) return
  throw new Error(`SQLite has ${pragma} = ${String(values[0])} where ${read} is needed`)
}
