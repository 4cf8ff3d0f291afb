import { resolve } from 'node:path'

import { createCommand } from '#terminal/command.ts'

import type { StoredMessage } from '#server/storage/message-store.ts'
import { workAndRest } from '#server/storage/work-and-rest.ts'
import { BackupProblem, readBackup, writeBackup } from './backup-file.ts'
import type { Inbox } from './command.ts'

/** Few enough that a service which stores messages meanwhile does not wait for long. */
const batchSize = 500

/** Writes every message into a new file. */
export const backup = createCommand({
  command: 'npm run inbox -- backup',
  summary: 'write every message into a new file',
  operands: ['FILE'],
  options: {},
  run: ({ positionals: [name = ''] }, inbox: Inbox) =>
    catchProblem(inbox, async () => {
      const file = resolve(name)
      const count = await inbox.workOnStore((store) => writeBackup(store, file))
      inbox.out(`Messages in ${file}: ${count}`)
    }),
})

/** Adds the messages of a backup that are missing. */
export const restore = createCommand({
  command: 'npm run inbox -- restore',
  summary: 'add the messages of a backup that are missing',
  operands: ['FILE'],
  options: {},
  run: ({ positionals: [name = ''] }, inbox: Inbox) =>
    catchProblem(inbox, async () => {
      let added = 0
      let read = 0
      await inbox.workOnStore((store) => {
        async function add(messages: readonly StoredMessage[]) {
          added += await workAndRest(() => store.restore(messages))
          read += messages.length
        }
        return readBackup(resolve(name), async (page) => {
          for (let start = 0; start < page.length; start += batchSize) {
            await add(page.slice(start, start + batchSize))
          }
        })
      })
      inbox.out(`Added: ${added}`)
      inbox.out(`There already: ${read - added}`)
    }),
})

/** Prints a problem of a backup. Returns the exit code. */
async function catchProblem({ error }: Inbox, work: () => Promise<void>): Promise<number> {
  try {
    await work()
    return 0
  } catch (thrown) {
    if (!(thrown instanceof BackupProblem)) throw thrown
    error(thrown.message)
    return 2
  }
}
