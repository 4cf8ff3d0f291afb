import { ownerFolder } from '#disk/folders.ts'
import { loadSettings } from '#disk/settings/load-settings.ts'
import { terminal } from '#terminal/command.ts'

import { reasonOf } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { DamagedDatabase } from '#server/storage/sqlite/damaged-database.ts'
import { openMessageStore } from '#server/storage/open-message-store.ts'
import { runInbox } from './run-inbox.ts'

// The reader of a pipe may end early: "npm run inbox -- export | head".
process.stdout.on('error', () => process.exit(0))

process.exitCode = await main()

async function main(): Promise<number> {
  try {
    loadSettings()
  } catch (error) {
    terminal.error(reasonOf(error))
    return 2
  }
  const reading = readSettings(process.env, ownerFolder)
  if ('errors' in reading) {
    for (const error of reading.errors) terminal.error(error)
    return 2
  }
  const { storage, delivery } = reading.settings
  const open = async () => (await openMessageStore(storage, () => {})).store
  const isTerminal = process.stdout.isTTY
  const io = { ...terminal, isTerminal, delivers: delivery !== undefined }
  try {
    return await runInbox(process.argv.slice(2), open, io)
  } catch (error) {
    terminal.error(
      error instanceof DamagedDatabase
        ? error.message
        : `The inbox cannot be read: ${reasonOf(error)}.`,
    )
    return 2
  }
}
