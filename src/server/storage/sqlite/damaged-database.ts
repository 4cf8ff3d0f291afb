import { DatabaseSync } from 'node:sqlite'

import { Refusal } from '#disk/refusal.ts'

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damage = new Set([11, 26])

/** Returns what SQLite reports as damage of a file, or undefined. */
export function findDamage(connection: DatabaseSync): string | undefined {
  try {
    const [verdict] = Object.values(connection.prepare('PRAGMA quick_check(1)').get() ?? {})
    return verdict === 'ok' ? undefined : String(verdict).replaceAll(/\s+/gu, ' ')
  } catch (error) {
    if (isDamage(error)) return error.message
    throw error
  }
}

/**
 * Returns the damage of the file at a path. An open connection would not see that pages which it keeps
 * in memory were overwritten.
 */
export function findDamageOnDisk(path: string): string | undefined {
  const connection = new DatabaseSync(path, { readOnly: true, timeout: 20 })
  try {
    return findDamage(connection)
  } finally {
    connection.close()
  }
}

/** Whether an error says that the file is damaged. */
export function isDamage(error: unknown): error is Error {
  return error instanceof Error && 'errcode' in error && damage.has(Number(error.errcode) & 0xff)
}

/** The error that says what to do about a damaged file. A running service opens a new one. */
export function createDamageRefusal(path: string, found: string): Refusal {
  return new Refusal(
    `${path} is damaged: ${found}. Move it and the files beside it elsewhere, then run "npm run inbox -- restore FILE" with your last backup.`,
  )
}
