import type { DatabaseSync } from 'node:sqlite'

import type { StoredMessage } from '#server/storage/message-store.ts'
import { createProbe, probeStatement } from '#server/storage/write-probe.ts'

import { createDamageRefusal, findDamageOnDisk, isDamage } from './damaged-database.ts'
import { isLocked, retryLocked } from './locked-database.ts'
import { openSqliteDatabase, type SqliteDatabase } from './sqlite-database.ts'
import {
  insertMessages,
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

/** A database whose file may be removed, replaced or overwritten while it is open. */
type LastingDatabase = {
  /** Waits while another process locks the file. */
  readonly read: <Result>(work: (database: SqliteDatabase) => Result) => Promise<Result>
  /** Like `read`, for work that changes the file. */
  readonly change: <Result>(work: (database: SqliteDatabase) => Result) => Promise<Result>
  /**
   * Runs `work` in a transaction. If the file was lost meanwhile, it repeats that in the file at the
   * path, because the next start reads that one.
   */
  readonly write: <Result>(work: (connection: DatabaseSync) => Result) => Promise<Result>
  /** Rejects if the file is damaged, or if nothing can be written. */
  readonly check: () => Promise<void>
  readonly close: () => void
}

/**
 * Opens `messages.db` of a folder, or creates both. Opens the file again, with the messages of its log,
 * where another one has its place. Throws if it cannot be opened.
 */
export function openLastingDatabase(
  folder: string,
  now: () => number,
  log: (error: Error) => void,
): LastingDatabase {
  let open: SqliteDatabase | undefined = openSqliteDatabase(folder)
  let isClosed = false
  // Unknown before the first write.
  let canWrite = false
  let damage: string | undefined
  // Whether the file was checked since the last change.
  let isChecked = true
  const idle = setTimeout(emptyLogWhenIdle, idleTime).unref()
  let checking = setTimeout(checkFile, checkTime).unref()
  /** Messages that were received before this time are in the file itself. */
  let emptiedAt = 0
  let rescued: readonly StoredMessage[] = []

  /** Returns the open database. Opens it again if the file at its path is another one. */
  function ensureOpen(): SqliteDatabase {
    if (isClosed) throw new Error('The database is closed')
    const database = open?.isInPlace() ? open : reopen()
    if (rescued.length > 0) {
      writeInTransaction(database.connection, (connection) => insertMessages(connection, rescued))
      rescued = []
    }
    return database
  }

  function reopen(): SqliteDatabase {
    const hasOtherLog = open?.hasOtherLog() ?? false
    if (open) rescued = [...rescued, ...rescueAndClose(open, emptiedAt)]
    open = undefined
    const database = openSqliteDatabase(folder)
    open = database
    damage = undefined
    // Two logs of one file may have made an index differ from its table.
    if (hasOtherLog) database.connection.exec('REINDEX')
    log(new Error(`${database.path} was removed, replaced or overwritten, and is open again`))
    return database
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

  function read<Result>(work: (database: SqliteDatabase) => Result): Promise<Result> {
    return retryLocked(() => work(ensureOpen()))
  }

  /** Writes once. Resolves to undefined if the file was lost meanwhile. */
  async function tryWrite<Result>(work: (connection: DatabaseSync) => Result) {
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
      return done
    } catch (error) {
      canWrite = false
      if (isDamage(error)) damage ??= error.message
      throw error
    }
  }

  async function write<Result>(work: (connection: DatabaseSync) => Result): Promise<Result> {
    const first = await tryWrite(work).catch((error: unknown) => {
      if (open?.isInPlace()) throw error
      return undefined
    })
    const done = first ?? (await tryWrite(work))
    if (!done) throw new Error('messages.db was removed or replaced while it was written')
    return done.result
  }

  return {
    read,
    write,

    change(work) {
      idle.refresh()
      isChecked = false
      return read(work)
    },

    async check() {
      const { path } = await retryLocked(ensureOpen)
      // After damage, a successful write does not mean that all pages are whole.
      if (damage !== undefined) damage = findDamageOnDisk(path)
      if (damage !== undefined) throw createDamageRefusal(path, damage)
      if (!canWrite) {
        await write((connection) => runSqlite(connection, probeStatement, [createProbe()]))
      }
    },

    close() {
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
  lost.removeLog()
  lost.close()
  return missing
}
