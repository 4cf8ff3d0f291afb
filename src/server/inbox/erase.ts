import { createCommand } from '#terminal/command.ts'
import { WrongArguments } from '#terminal/read-arguments.ts'

import type { Erased } from '#server/storage/message-store.ts'
import type { Inbox } from './command.ts'
import { checkEmail } from './options.ts'

const day = 24 * 60 * 60_000

/** Deletes messages that are older than the days of `--older-than`. */
export const purge = createCommand({
  command: 'npm run inbox -- purge',
  summary: 'delete old messages, but not those that wait to be sent',
  options: {
    'older-than': { type: 'string', value: 'AGE', help: 'the age of messages, such as 90d' },
  },
  run({ values: { 'older-than': age = '' } }, inbox: Inbox) {
    if (!/^[1-9]\d{0,4}d$/u.test(age)) {
      throw new WrongArguments('Write an age in days, such as --older-than 90d.')
    }
    const before = Date.now() - Number.parseInt(age, 10) * day
    return inbox.workOnStore(async (store) => {
      // Without mail or a webhook nothing ever leaves the queue.
      const purged = await store.purge(before, inbox.delivers)
      inbox.out(`Deleted: ${purged.removed.length}`)
      if (purged.waiting > 0) {
        inbox.out(`Kept because they still wait to be sent: ${purged.waiting}`)
      }
      return sayOverwritten(purged, inbox)
    })
  },
})

/** Deletes every message from an address. */
export const forget = createCommand({
  command: 'npm run inbox -- forget',
  summary: 'delete every message from an email address',
  operands: ['EMAIL'],
  options: {},
  run({ positionals: [email = ''] }, inbox: Inbox) {
    checkEmail(email)
    return inbox.workOnStore(async (store) => {
      const forgotten = await store.forget(email)
      for (const { id, receivedAt } of forgotten.removed) {
        inbox.out(`${id}  ${new Date(receivedAt).toISOString()}`)
      }
      inbox.out(`Deleted: ${forgotten.removed.length}`)
      inbox.out('Backups and sent mails are not changed: delete them yourself.')
      return sayOverwritten(forgotten, inbox)
    })
  },
})

/** Says so if the deleted text is still in the file. Returns the exit code. */
export function sayOverwritten(
  { notOverwritten }: Erased,
  { error }: Inbox,
  again = 'the same command',
): number {
  if (notOverwritten === undefined) return 0
  error(`The deleted text is not overwritten yet: ${notOverwritten}. Run ${again} later.`)
  return 1
}
