import { DatabaseSync } from 'node:sqlite'

import { readReason } from '#disk/read-reason.ts'
import { createErasingQueries } from '#server/storage/erasing-queries.ts'
import { groupCommit } from '#server/storage/group-commit.ts'
import type { MessageStore } from '#server/storage/message-store.ts'
import { createMessage } from '#server/storage/new-message.ts'
import { resetSending } from '#server/storage/reset-sending.ts'
import { createStoredMessageQueries } from '#server/storage/stored-message-queries.ts'

import { openLastingDatabase } from './lasting-database.ts'
import { addMessages, insertMessages, readEveryMessage, runSqlite } from './sqlite-statements.ts'

/**
 * Opens the store in `messages.db` of a folder, or creates both. Open it once in a process. Throws if
 * it cannot. `log` is called when the file was lost and is open again, and when it is damaged.
 */
export function openSqliteStore(
  folder: string,
  now: () => number = Date.now,
  log: (error: Error) => void = () => {},
): MessageStore {
  const database = openLastingDatabase(folder, now, log)

  const commits = groupCommit((messages) =>
    database.write((connection) => addMessages(connection, messages)),
  )

  /**
   * Rewrites the whole database and empties the log. secure_delete alone is not enough: text that
   * moved within a page leaves a copy that nothing overwrites.
   */
  async function overwrite(): Promise<string | undefined> {
    try {
      await database.read(({ connection }) => connection.exec('VACUUM'))
      await database.read(({ emptyLog }) => emptyLog())
      return undefined
    } catch (error) {
      return readReason(error)
    }
  }

  return {
    ...createStoredMessageQueries(
      (statement, ...values) => {
        const run = statement.startsWith('SELECT') ? database.read : database.change
        return run(({ connection }) => runSqlite(connection, statement, values))
      },
      now,
      '',
    ),
    ...createErasingQueries(
      (statement, ...values) =>
        database.write((connection) => runSqlite(connection, statement, values)),
      overwrite,
      '',
    ),
    add: (message, isHeld = false) => commits.add(createMessage(message, now(), isHeld)),

    async readSnapshot(onPage) {
      const path = await database.read((opened) => opened.path)
      const reader = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
      try {
        await readEveryMessage(reader, onPage)
      } finally {
        reader.close()
      }
    },

    restore: (messages) =>
      database.write((connection) => insertMessages(connection, resetSending(messages, now()))),

    check: database.check,

    async close() {
      await commits.close()
      database.close()
    },
  }
}
