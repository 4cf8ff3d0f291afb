import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { ownerFolder } from '#disk/folders.ts'
import { formatPath } from '#disk/format-path.ts'
import { readProperty } from '#json/untyped-value.ts'
import { runInbox } from '#server/inbox/run-inbox.ts'
import { readReason } from '#disk/read-reason.ts'
import { readSettings } from '#server/settings.ts'
import { openMessageStore } from '#server/storage/open-message-store.ts'
import type { Command } from '#terminal/command.ts'

/** Reads and manages the messages of the contact service. */
export const inbox: Command = {
  summary: 'read and manage the messages of the contact service',
  async run(args, io) {
    // The reader of a pipe may end early: "npm run inbox -- export | head".
    process.stdout.on('error', () => process.exit(0))
    const reading = readSettings(process.env, ownerFolder)
    if ('errors' in reading) {
      for (const error of reading.errors) io.error(error)
      return 2
    }
    const { storage, delivery } = reading.settings
    const open = async () => {
      const file = 'folder' in storage ? join(storage.folder, 'messages.db') : undefined
      const isNew = file !== undefined && !existsSync(file)
      const { store } = await openMessageStore(storage, () => {})
      if (isNew && args[0] !== 'restore') {
        io.error(
          `There was no ${formatPath(file)}: it is new and empty. If the messages are elsewhere, set DATA_DIR to their folder.`,
        )
      }
      return store
    }
    const isTerminal = process.stdout.isTTY
    try {
      return await runInbox(args, open, { ...io, isTerminal, delivers: delivery !== undefined })
    } catch (error) {
      const database =
        'url' in storage
          ? 'The database of DATABASE_URL'
          : formatPath(join(storage.folder, 'messages.db'))
      const isFolderMissing = readProperty(error, 'syscall') === 'mkdir'
      const help = isFolderMissing ? ' Set DATA_DIR to a folder that can be written.' : ''
      io.error(`${database} cannot be used: ${readReason(error)}.${help}`)
      return 2
    }
  },
}
