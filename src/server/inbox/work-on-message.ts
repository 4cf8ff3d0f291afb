import type { MessageStore, StoredMessage } from '#server/storage/message-store.ts'
import type { Inbox } from './command.ts'
import { formatTableRow, tableHead } from './format-messages.ts'

/** The most candidates that are listed if the start of an id fits several. */
const maxListed = 10

/**
 * Runs `work` with the message whose id is `start`, or the only one whose id begins with it. If there is
 * none, or several, it says so and returns 1.
 */
export function workOnMessage(
  start: string,
  inbox: Inbox,
  work: (store: MessageStore, message: StoredMessage) => Promise<number>,
): Promise<number> {
  const lower = start.toLowerCase()
  return inbox.workOnStore(async (store) => {
    const found = lower === '' ? [] : await store.findByStart(lower, maxListed + 1)
    const [first, second] = found
    // The first by id is the whole id, if there is one.
    if (first && (!second || first.id === lower)) return work(store, first)
    if (!first) {
      inbox.error(`There is no message "${start}".`)
      return 1
    }
    inbox.error(`Several messages have an id that begins with "${start}". Write more of it:`)
    for (const line of [tableHead, ...found.slice(0, maxListed).map(formatTableRow)]) {
      inbox.error(line)
    }
    if (found.length > maxListed) inbox.error('There are more. "npm run inbox -- list" lists them.')
    return 1
  })
}
