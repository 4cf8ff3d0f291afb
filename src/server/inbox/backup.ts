import { resolve } from 'node:path'

import { createCommand } from '#terminal/command.ts'

import { workAndRest } from '#server/storage/work-and-rest.ts'
import { readBackup, writeBackup } from './backup-file.ts'
import type { Inbox } from './command.ts'

/** Few enough that a service which stores messages meanwhile does not wait for long. */
const batchSize = 500

/** Writes every message into a new file. */
export const backup = createCommand({
  command: 'npm run inbox -- backup',
  summary: 'write every message into a new file',
  operands: ['FILE'],
  options: {},
  async run({ positionals: [name = ''] }, inbox: Inbox) {
    const file = resolve(name)
    const count = await inbox.workOnStore((store) => writeBackup(store, file))
    inbox.out(`Messages in ${file}: ${count}`)
    return 0
  },
})

/** Adds the messages of a backup that are missing. */
export const restore = createCommand({
  command: 'npm run inbox -- restore',
  summary: 'add the messages of a backup that are missing',
  operands: ['FILE'],
  options: {},
  async run({ positionals: [name = ''] }, inbox: Inbox) {
    let added = 0
    let read = 0
    await inbox.workOnStore((store) =>
      readBackup(resolve(name), async (page) => {
        for (let start = 0; start < page.length; start += batchSize) {
          const batch = page.slice(start, start + batchSize)
          added += await workAndRest(() => store.restore(batch))
          read += batch.length
        }
      }),
    )
    inbox.out(`Added: ${added}`)
    inbox.out(`There already: ${read - added}`)
    return 0
  },
})
