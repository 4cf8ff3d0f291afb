import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Reads what the contact service has stored. */
export function readMessages(folder: string) {
  const database = new DatabaseSync(join(folder, 'messages.db'), { readOnly: true })
  const rows = database.prepare('SELECT name, email, message FROM messages').all()
  database.close()
  return rows.map((row) => ({ ...row }))
}
