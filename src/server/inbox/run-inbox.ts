import { runCommand, type Command } from '#terminal/command.ts'

import type { MessageStore } from '#server/storage/message-store.ts'
import { backup, restore } from './backup.ts'
import type { Inbox } from './command.ts'
import { forget, purge } from './erase.ts'
import { exportAll, list, remove, retry, show } from './messages.ts'
import { stats } from './stats.ts'

const commands: Readonly<Record<string, Command<Inbox>>> = {
  list,
  show,
  export: exportAll,
  retry,
  delete: remove,
  stats,
  backup,
  restore,
  purge,
  forget,
}

/**
 * Runs a command of the inbox. `open` is called if it needs the store. Returns the exit code: 1 if a
 * message does not exist, 2 if the command is wrong or could not do its work.
 */
export function runInbox(
  args: readonly string[],
  open: () => Promise<MessageStore>,
  io: Omit<Inbox, 'workOnStore'>,
): Promise<number> {
  const inbox: Inbox = {
    ...io,
    async workOnStore(work) {
      const store = await open()
      try {
        return await work(store)
      } finally {
        await store.close()
      }
    },
  }
  const loaders = Object.entries(commands).map(
    ([name, command]) => [name, async () => command] as const,
  )
  return runCommand('npm run inbox -- COMMAND', new Map(loaders), args, inbox)
}
