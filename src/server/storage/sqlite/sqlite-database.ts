import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { hasCode } from '#disk/has-code.ts'
import { createDamageRefusal, findDamage } from './damaged-database.ts'
import { explainFullDisk } from './full-disk.ts'
import { LockedDatabase, retryLockedNow } from './locked-database.ts'
import { identify, openFile, type OpenedFile } from './opened-file.ts'
import { migrateSqlite } from './sqlite-migrations.ts'

/** Settings and the values to read back: some builds of SQLite ignore settings. */
const settings = [
  { pragma: 'journal_mode', write: 'WAL', read: 'wal' },
  { pragma: 'synchronous', write: 'FULL', read: 2 },
  { pragma: 'foreign_keys', write: 'ON', read: 1 },
  // Overwrites deleted data with zeros.
  { pragma: 'secure_delete', write: 'ON', read: 1 },
] as const

/** The open database of a folder. */
export type SqliteDatabase = {
  readonly connection: DatabaseSync
  readonly path: string
  /** Whether writes go to the files that the next start opens. */
  readonly isInPlace: () => boolean
  /** Whether our write-ahead log was removed, and another process started a new one. */
  readonly hasOtherLog: () => boolean
  /**
   * Moves the write-ahead log into the database file, even if both were removed from the folder.
   * Throws `LockedDatabase` while another process reads or writes.
   */
  readonly emptyLog: () => void
  /**
   * Removes the log of a moved file from the folder. Call it before the file at the path is opened: with the same
   * log, each of the two files would get pages of the other.
   */
  readonly removeLog: () => void
  readonly close: () => void
}

/** Opens `messages.db` in a folder, or creates both. Throws a `Refusal` if it is damaged, or system errors. */
export function openSqliteDatabase(folder: string): SqliteDatabase {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'messages.db')
  const log = `${path}-wal`
  const file = openFile(path)
  // The log is that of a moved file, which a service may still use.
  if (file.isNew) removeLog(path)
  // Files that SQLite creates beside it get the same permissions.
  for (const each of [path, log, `${path}-shm`]) makePrivate(each)
  let connection: DatabaseSync | undefined
  try {
    connection = new DatabaseSync(path, { timeout: 5000 })
    const damage = findDamage(connection)
    if (damage !== undefined) throw createDamageRefusal(path, damage)
    const opened = connection
    // SQLite itself does not wait for a lock when it changes the journal mode.
    for (const setting of settings) retryLockedNow(() => applySetting(opened, setting))
    migrateSqlite(connection)
    // From now on callers wait with `retryLocked`, which does not block the service.
    connection.exec('PRAGMA busy_timeout = 20')
    return wrap(connection, path, file)
  } catch (error) {
    connection?.close()
    file.close()
    throw explainFullDisk(error)
  }
}

function wrap(connection: DatabaseSync, path: string, file: OpenedFile): SqliteDatabase {
  const log = `${path}-wal`
  const identity = identify(log)
  return {
    connection,
    path,
    isInPlace: () => identity !== undefined && identify(log) === identity && file.isInPlace(),
    hasOtherLog() {
      const found = identify(log)
      return found !== undefined && found !== identity && file.isInPlace()
    },
    emptyLog() {
      const row = connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
      if (row?.['busy'] !== 0) throw new LockedDatabase('the database is locked')
    },
    removeLog() {
      if (file.isMoved() && identify(log) === identity) removeLog(path)
    },
    close() {
      connection.close()
      file.close()
    },
  }
}

function removeLog(path: string) {
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true })
}

/** A file of another user keeps its permissions. */
function makePrivate(path: string) {
  try {
    chmodSync(path, 0o600)
  } catch (error) {
    if (!hasCode(error, 'EPERM', 'ENOENT')) throw error
  }
}

function applySetting(connection: DatabaseSync, setting: (typeof settings)[number]) {
  const { pragma, write, read } = setting
  connection.exec(`PRAGMA ${pragma} = ${write}`)
  const [value] = Object.values(connection.prepare(`PRAGMA ${pragma}`).get() ?? {})
  if (value === read) return
  throw new Error(`SQLite has ${pragma} = ${String(value)}, but ${read} is needed`)
}
