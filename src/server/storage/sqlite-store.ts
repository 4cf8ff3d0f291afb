import { DatabaseSync } from 'node:sqlite'

import { reason } from '../log.ts'
import { DamagedDatabase, findDamage, isDamage } from './damaged-database.ts'
import { erasingQueries } from './erasing-queries.ts'
import { groupCommit } from './group-commit.ts'
import { isLocked, patiently } from './locked-database.ts'
import type { MessageStore, StoredMessage } from './message-store.ts'
import { newMessage, type NewMessage } from './new-message.ts'
import { openSqliteDatabase, type SqliteDatabase } from './sqlite-database.ts'
import {
  addMessages,
  insertMessages,
  readEveryMessage,
  readMessagesSince,
  runSqlite,
  writeInTransaction,
} from './sqlite-statements.ts'
import { storedMessageQueries, type Query } from './stored-message-queries.ts'
import { waitingAgain } from './waiting-again.ts'
import { probeStatement, probeText } from './write-probe.ts'

/** How many milliseconds after the last write the write-ahead log is emptied. */
const idleTime = 1000

/**
 * Opens `messages.db` in a folder, which is made if it is missing; once in a process. Throws if it
 * cannot. `log` is called when the file was lost and is open again.
 */
export function openSqliteStore(
  folder: string,
  now: () => number = Date.now,
  log: (error: Error) => void = () => {},
): MessageStore {
  let open: SqliteDatabase | undefined = openSqliteDatabase(folder)
  let isClosed = false
  // Not known before the first write.
  let canWrite = false
  let isDamaged = false
  const idle = setTimeout(emptyLogWhenIdle, idleTime).unref()
  /** Every message that was received before is in the file itself. */
  let emptiedAt = 0
  let rescued: readonly StoredMessage[] = []

  /** The database at its path: the one that is open, or else it is opened again. */
  function current(): SqliteDatabase {
    if (isClosed) throw new Error('The database is closed')
    if (!open?.isInPlace()) reopen()
    if (!open) throw new Error('The database is closed')
    if (rescued.length > 0) {
      writeInTransaction(open.connection, (connection) => insertMessages(connection, rescued))
      rescued = []
    }
    return open
  }

  function reopen() {
    const hasOtherLog = open?.hasOtherLog() ?? false
    if (open) rescued = [...rescued, ...leave(open, emptiedAt)]
    open = undefined
    open = openSqliteDatabase(folder)
    // Two logs of one file may have parted an index from its table.
    if (hasOtherLog) open.connection.exec('REINDEX')
    log(new Error(`${open.path} was removed, replaced or overwritten, and is open again`))
  }

  /** A copy of messages.db alone holds everything then. */
  function emptyLogWhenIdle() {
    try {
      const began = now()
      if (!open?.isInPlace()) return
      open.emptyLog()
      emptiedAt = began
    } catch (error) {
      // What else keeps it from being emptied, the next write reports.
      if (isLocked(error)) idle.refresh()
    }
  }

  /**
   * Runs `work` in a transaction. If the database was lost meanwhile, it does so again in the file
   * that is at the path now: what this resolves with is where the next start looks for it.
   */
  async function write<Result>(
    work: (connection: DatabaseSync) => Result,
    isLast = false,
  ): Promise<Result> {
    function attempt() {
      // Before it writes, too: a log that was removed may have been replaced by another process.
      const database = current()
      const result = writeInTransaction(database.connection, work)
      return database.isInPlace() ? { result } : undefined
    }
    try {
      const done = await patiently(attempt)
      idle.refresh()
      canWrite = done !== undefined
      if (done) return done.result
      if (isLast) throw new Error('messages.db was removed or replaced while it was written')
    } catch (error) {
      canWrite = false
      isDamaged ||= isDamage(error)
      if (isLast || open?.isInPlace()) throw error
    }
    return write(work, true)
  }

  const commits = groupCommit(async (messages: readonly NewMessage[]) => {
    const stored = await write((connection) => addMessages(connection, messages))
    return messages.map(({ id }) => (stored.has(id) ? id : undefined))
  })

  const query: Query = (statement, ...values) => {
    if (!statement.startsWith('SELECT')) idle.refresh()
    return patiently(() => runSqlite(current().connection, statement, values))
  }

  /**
   * Writes the whole database again and empties the log. secure_delete alone is not enough: what has
   * moved within a page, as its neighbours were deleted, leaves a copy that nothing overwrites.
   */
  async function overwrite(): Promise<string | undefined> {
    try {
      await patiently(() => current().connection.exec('VACUUM'))
      await patiently(() => current().emptyLog())
      return undefined
    } catch (error) {
      return reason(error)
    }
  }

  return {
    ...storedMessageQueries(query, now, ''),
    ...erasingQueries(
      (statement, ...values) => write((connection) => runSqlite(connection, statement, values)),
      overwrite,
      '',
    ),
    add: (message, likelySpam = false) => commits.add(newMessage(message, now(), likelySpam)),

    async snapshot(onPage) {
      const { path } = await patiently(current)
      const reader = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
      try {
        await readEveryMessage(reader, onPage)
      } finally {
        reader.close()
      }
    },

    restore: (messages) =>
      write((connection) =>
        insertMessages(
          connection,
          messages.map((message) => waitingAgain(message, now())),
        ),
      ),

    async check() {
      const { connection } = await patiently(current)
      // One page that can be written says nothing of the others.
      const damage = isDamaged ? findDamage(connection) : undefined
      if (damage !== undefined) throw new DamagedDatabase(`messages.db is damaged: ${damage}`)
      isDamaged = false
      if (!canWrite) {
        await write((writer) => runSqlite(writer, probeStatement, [probeText()]))
      }
    },

    async close() {
      await commits.close()
      isClosed = true
      clearTimeout(idle)
      open?.close()
      open = undefined
    },
  }
}

/**
 * Closes a lost database and saves what is only in its log, which was received since `emptiedAt`: the
 * file gets it, or, if another process writes the file through another log, it is returned.
 */
function leave(lost: SqliteDatabase, emptiedAt: number): readonly StoredMessage[] {
  let missing: readonly StoredMessage[] = []
  try {
    if (lost.hasOtherLog()) missing = readMessagesSince(lost.connection, emptiedAt)
    else lost.emptyLog()
  } catch (error) {
    if (isLocked(error)) throw error
  }
  lost.close()
  return missing
}
