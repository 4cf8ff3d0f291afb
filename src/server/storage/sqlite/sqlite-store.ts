import { DatabaseSync } from 'node:sqlite'

import { readReason } from '#server/log.ts'
import { createErasingQueries } from '#server/storage/erasing-queries.ts'
import { groupCommit } from '#server/storage/group-commit.ts'
import type { MessageStore, StoredMessage } from '#server/storage/message-store.ts'
import { createMessage, type NewMessage } from '#server/storage/new-message.ts'
import { createStoredMessageQueries, type Query } from '#server/storage/stored-message-queries.ts'
import { resetSending } from '#server/storage/reset-sending.ts'
import { probeStatement, createProbe } from '#server/storage/write-probe.ts'

import { createDamageRefusal, findDamageOnDisk, isDamage } from './damaged-database.ts'
import { isLocked, retryLocked } from './locked-database.ts'
import { openSqliteDatabase, type SqliteDatabase } from './sqlite-database.ts'
import {
  addMessages,
  insertMessages,
  readEveryMessage,
  readMessagesSince,
  runSqlite,
  writeInTransaction,
} from './sqlite-statements.ts'

/** The write-ahead log is emptied this long after the last write, in ms. */
const idleTime = 1000
/** How long after a check of the whole file the next one begins at the earliest, in ms. */
const checkTime = 60_000
/** A check of a large file blocks the service: all of them take at most a thousandth of the time. */
const checkShare = 1000

/**
 * Opens the store in `messages.db` of a folder, or creates both. Open it once in a process. Throws if
 * it cannot. `log` is called when the file was lost and is open again, and when it is damaged.
 */
export function openSqliteStore(
  folder: string,
  now: () => number = Date.now,
  log: (error: Error) => void = () => {},
): MessageStore {
  let open: SqliteDatabase | undefined = openSqliteDatabase(folder)
  let isClosed = false
  // Unknown before the first write.
  let canWrite = false
  let damage: string | undefined
  let isChecked = true
  const idle = setTimeout(emptyLogWhenIdle, idleTime).unref()
  let checking = setTimeout(checkFile, checkTime).unref()
  /** Messages that were received before this time are in the file itself. */
  let emptiedAt = 0
  let rescued: readonly StoredMessage[] = []

  /** Returns the open database. Opens it again if the file at its path is another one. */
  function ensureOpen(): SqliteDatabase {
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
    if (open) rescued = [...rescued, ...rescueAndClose(open, emptiedAt)]
    open = undefined
    open = openSqliteDatabase(folder)
    damage = undefined
    // Two logs of one file may have made an index differ from its table.
    if (hasOtherLog) open.connection.exec('REINDEX')
    log(new Error(`${open.path} was removed, replaced or overwritten, and is open again`))
  }

  /** Afterwards, a copy of messages.db alone contains everything, even if the log was removed. */
  function emptyLogWhenIdle() {
    try {
      const began = now()
      ensureOpen().emptyLog()
      emptiedAt = began
    } catch (error) {
      // The next write reports any other error.
      if (isLocked(error)) idle.refresh()
    }
  }

  /** Finds pages that were overwritten since they were read. */
  function checkFile() {
    const began = performance.now()
    try {
      // Another file beside the log of this one would look damaged.
      if ((!isChecked || damage !== undefined) && open?.isInPlace()) {
        const found = findDamageOnDisk(open.path)
        if (found !== undefined && damage === undefined) log(createDamageRefusal(open.path, found))
        damage = found
        isChecked = true
      }
    } catch {
      // The next write reports a lost file, and a lock ends before the next check.
    }
    const duration = performance.now() - began
    checking = setTimeout(checkFile, Math.max(checkTime, duration * checkShare)).unref()
  }

  /**
   * Runs `work` in a transaction. If the file was lost meanwhile, it repeats that in the file at the
   * path, because the next start reads that one.
   */
  async function write<Result>(
    work: (connection: DatabaseSync) => Result,
    isLast = false,
  ): Promise<Result> {
    function attempt() {
      // Check before writing as well: another process may have replaced a removed log.
      const database = ensureOpen()
      if (damage !== undefined) throw createDamageRefusal(database.path, damage)
      isChecked = false
      const result = writeInTransaction(database.connection, work)
      return database.isInPlace() ? { result } : undefined
    }
    try {
      const done = await retryLocked(attempt)
      idle.refresh()
      canWrite = done !== undefined
      if (done) return done.result
      if (isLast) throw new Error('messages.db was removed or replaced while it was written')
    } catch (error) {
      canWrite = false
      if (isDamage(error)) damage ??= error.message
      if (isLast || open?.isInPlace()) throw error
    }
    return write(work, true)
  }

  const commits = groupCommit(async (messages: readonly NewMessage[]) => {
    const stored = await write((connection) => addMessages(connection, messages))
    return messages.map(({ id }) => (stored.has(id) ? id : undefined))
  })

  const query: Query = (statement, ...values) => {
    if (!statement.startsWith('SELECT')) {
      idle.refresh()
      isChecked = false
    }
    return retryLocked(() => runSqlite(ensureOpen().connection, statement, values))
  }

  /**
   * Rewrites the whole database and empties the log. secure_delete alone is not enough: text that
   * moved within a page leaves a copy that nothing overwrites.
   */
  async function overwrite(): Promise<string | undefined> {
    try {
      await retryLocked(() => ensureOpen().connection.exec('VACUUM'))
      await retryLocked(() => ensureOpen().emptyLog())
      return undefined
    } catch (error) {
      return readReason(error)
    }
  }

  return {
    ...createStoredMessageQueries(query, now, ''),
    ...createErasingQueries(
      (statement, ...values) => write((connection) => runSqlite(connection, statement, values)),
      overwrite,
      '',
    ),
    add: (message, likelySpam = false) => commits.add(createMessage(message, now(), likelySpam)),

    async readSnapshot(onPage) {
      const { path } = await retryLocked(ensureOpen)
      const reader = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
      try {
        await readEveryMessage(reader, onPage)
      } finally {
        reader.close()
      }
    },

    restore: (messages) =>
      write((connection) => insertMessages(connection, resetSending(messages, now()))),

    async check() {
      const { path } = await retryLocked(ensureOpen)
      // After damage, a successful write does not mean that all pages are whole.
      if (damage !== undefined) damage = findDamageOnDisk(path)
      if (damage !== undefined) throw createDamageRefusal(path, damage)
      if (!canWrite) {
        await write((writer) => runSqlite(writer, probeStatement, [createProbe()]))
      }
    },

    async close() {
      await commits.close()
      isClosed = true
      clearTimeout(idle)
      clearTimeout(checking)
      open?.close()
      open = undefined
    },
  }
}

/**
 * Closes a lost database and rescues the messages in its log, received since `emptiedAt`. They go to
 * the file, or are returned if another process writes the file through another log.
 */
function rescueAndClose(lost: SqliteDatabase, emptiedAt: number): readonly StoredMessage[] {
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
