import { afterEach, beforeEach } from 'vitest'

import type { TestDatabase } from '#server/storage/databases-for-tests.ts'
import type { MessageStore } from '#server/storage/message-store.ts'
import { capture } from '#terminal/capture-for-tests.ts'

import { runInbox } from './run-inbox.ts'

/** What a visitor sends. */
export const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello\nthere' }

/** When the first message is added. */
export const start = Date.UTC(2026, 0, 1)

/** An inbox that is empty before each test. Call this in a block of tests of one database. */
export function useInbox(makeDatabase: () => Promise<TestDatabase>) {
  let database: TestDatabase
  // The service continues while the owner reads.
  let service: MessageStore
  let time: number

  beforeEach(async () => {
    time = start
    database = await makeDatabase()
    service = await database.open(() => time)
  })
  afterEach(async () => {
    await service.close()
    await database.remove()
  })

  async function run(args: readonly string[], isTerminal: boolean, delivers = true) {
    const { code, out, error } = await capture((io) =>
      runInbox(args, () => database.open(() => time), { ...io, isTerminal, delivers }),
    )
    return { code, out: out.join('\n'), errors: error.join('\n') }
  }

  async function add(message: Partial<typeof ada> = {}, isHeld = false): Promise<string> {
    const id = await service.add({ ...ada, ...message }, isHeld)
    time += 60_000
    return id ?? ''
  }

  return {
    get service() {
      return service
    },
    get time() {
      return time
    },
    set time(now) {
      time = now
    },
    /** Runs a command. Returns its exit code and what it prints. */
    run,
    /** Runs a command whose output is no terminal, with settings that say how messages are sent. */
    runOnInbox: (...args: readonly string[]) => run(args, false),
    /** Adds a message, and lets a minute pass. Returns its id. */
    add,
  }
}
