import type { Command } from './command.ts'

const day = 24 * 60 * 60_000

/** Deletes messages that are older than so many days. */
export const purge: Command = async ({ store, options, out }) => {
  const { deleted, waiting } = await store.purge(Date.now() - options.days * day)
  out(`Deleted: ${deleted}`)
  if (waiting > 0) out(`Kept, because they still wait to be sent: ${waiting}`)
  return 0
}

/** Deletes every message from an address. */
export const forget: Command = async ({ store, out }, email) => {
  const removed = await store.forget(email)
  for (const { id, receivedAt } of removed) out(`${id}  ${new Date(receivedAt).toISOString()}`)
  out(`Deleted: ${removed.length}`)
  out('Backups, and mails that were sent, are not changed: delete them yourself.')
  return 0
}
