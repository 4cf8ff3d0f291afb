import { resolve } from 'node:path'

import { reason } from '../log.ts'
import type { StoredMessage } from '../storage/message-store.ts'
import { workAndRest } from '../storage/work-and-rest.ts'
import { BackupProblem, readBackup, writeBackup } from './backup-file.ts'
import type { Command, Inbox } from './command.ts'

/** Few enough that a service which stores messages at the same time does not wait for long. */
const atOnce = 500

/** Writes every message into a file that is not there yet. */
export const backup: Command = (inbox, named) =>
  tellProblem(inbox, async () => {
    const file = resolve(named)
    const count = await writeBackup(inbox.store, file)
    inbox.out(`Messages in ${file}: ${count}`)
  })

/** Adds the messages of a backup that are missing. */
export const restore: Command = (inbox, named) =>
  tellProblem(inbox, async () => {
    let added = 0
    let known = 0
    async function add(messages: readonly StoredMessage[]) {
      const count = await workAndRest(() => inbox.store.restore(messages))
      added += count
      known += messages.length - count
    }
    await readBackup(resolve(named), async (page) => {
      for (let start = 0; start < page.length; start += atOnce) {
        await add(page.slice(start, start + atOnce))
      }
    })
    inbox.out(`Added: ${added}`)
    inbox.out(`There already: ${known}`)
  })

async function tellProblem({ error }: Inbox, work: () => Promise<void>): Promise<number> {
  try {
    await work()
    return 0
  } catch (thrown) {
    if (!(thrown instanceof BackupProblem)) throw thrown
    error(reason(thrown))
    return 2
  }
}
