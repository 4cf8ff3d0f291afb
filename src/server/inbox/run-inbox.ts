import type { MessageStore } from '../storage/message-store.ts'
import type { Io } from './command.ts'
import { readArguments, usage } from './read-arguments.ts'

/** Runs a command of the inbox; its exit code is 0, 1 for a message that is not there, or 2. */
export async function runInbox(
  args: readonly string[],
  openStore: () => Promise<MessageStore>,
  io: Io,
  delivers: boolean,
): Promise<number> {
  const reading = readArguments(args)
  if ('problem' in reading) {
    io.error(`${reading.problem}\n${usage}`)
    return 2
  }
  const store = await openStore()
  try {
    return await reading.run({ ...io, store, delivers, options: reading.options }, reading.named)
  } finally {
    await store.close()
  }
}
