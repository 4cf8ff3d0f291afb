import type { Erased } from '../storage/message-store.ts'
import type { Command, Inbox } from './command.ts'

const day = 24 * 60 * 60_000

/** Deletes messages that are older than the days of `--older-than`. */
export const purge: Command = async (inbox) => {
  const { store, delivers, options, out } = inbox
  // Without mail or a webhook nothing ever leaves the queue.
  const purged = await store.purge(Date.now() - options.days * day, delivers)
  out(`Deleted: ${purged.removed.length}`)
  if (purged.waiting > 0) out(`Kept, because they still wait to be sent: ${purged.waiting}`)
  return tellRest(inbox, purged)
}

/** Deletes every message from an address. */
export const forget: Command = async (inbox, email) => {
  const { store, out } = inbox
  const forgotten = await store.forget(email)
  for (const { id, receivedAt } of forgotten.removed) {
    out(`${id}  ${new Date(receivedAt).toISOString()}`)
  }
  out(`Deleted: ${forgotten.removed.length}`)
  out('Backups, and mails that were sent, are not changed: delete them yourself.')
  return tellRest(inbox, forgotten)
}

function tellRest({ error }: Inbox, { notOverwritten }: Erased): number {
  if (notOverwritten === undefined) return 0
  error(`The text is not overwritten yet: ${notOverwritten}. Run the same again later.`)
  return 1
}
