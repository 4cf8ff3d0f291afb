import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { readBackup } from '#server/inbox/backup-file.ts'
import type { MessageStore, StoredMessage } from '#server/storage/message-store.ts'
import { connectToPostgres, openPostgresStore } from '#server/storage/postgres/postgres-store.ts'
import { openSqliteStore } from '#server/storage/sqlite/sqlite-store.ts'

import { startPostgres } from '../../scripts/postgres/start-postgres.ts'
import { formatGoal, printLoad } from '../measure.ts'
import { formatTally, startArrivals, type Tally } from './load.ts'
import { makeFolder, startService, type Folder } from './service.ts'
import { compare } from './stored.ts'

const perSecond = 500

/** Backs up and restores a number of messages while others arrive, and prints how long it takes. */
export async function backup(count: number): Promise<void> {
  console.log(`${count} messages backed up while ${perSecond} a second arrive`)
  printLoad()
  const folder = makeFolder()
  const data = join(folder.path, 'data')
  const file = join(folder.path, 'sqlite.db')
  await measure('SQLite', folder, { DATA_DIR: data }, async () => openSqliteStore(data), {
    count,
    file,
  })
  const postgres = await startPostgres({ durable: true })
  if (postgres) {
    const { url } = postgres
    const open = () => openPostgresStore(connectToPostgres(url, () => {}))
    const other = join(folder.path, 'postgres.db')
    await measure('PostgreSQL', folder, { DATABASE_URL: url }, open, { count, file: other })
    await postgres.remove()
  } else {
    console.log('*** PostgreSQL is not installed: it is NOT MEASURED.')
  }
  folder.remove()
}

async function measure(
  what: string,
  folder: Folder,
  environment: Readonly<Record<string, string>>,
  open: () => Promise<MessageStore>,
  { count, file }: { readonly count: number; readonly file: string },
) {
  const store = await open()
  await fill(store, count)
  await store.close()
  const service = await startService(folder, environment)

  const first = startArrivals(service.url, perSecond)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const before = new Set(first.tally.acknowledged)
  const seconds = await runInbox(environment, 'backup', file)
  const tally = await first.stop()
  const stored: StoredMessage[] = []
  await readBackup(file, async (page) => void stored.push(...page))
  const { lost, doubled } = compare(before, stored)
  print(`${what}, backup`, seconds, tally)
  console.log(`  ${stored.length} messages in it`)
  console.log(`  ${formatGoal(seconds < 5, 'under 5 s')}`)
  console.log(`  ${formatGoal(isComplete(tally), 'none refused')}`)
  const complete = stored.length >= count + before.size && lost === 0 && doubled === 0
  console.log(`  ${formatGoal(complete, 'every message from before its start, once')}`)

  const owner = await open()
  await owner.purge(Date.now() - 24 * 60 * 60_000, true)
  await owner.close()
  const second = startArrivals(service.url, perSecond)
  const again = await runInbox(environment, 'restore', file)
  const meanwhile = await second.stop()
  await service.end('SIGTERM')
  print(`${what}, restore`, again, meanwhile)
  const last = await open()
  const { counts } = await last.readStats()
  await last.close()
  console.log(`  ${formatGoal(isComplete(meanwhile), 'none refused')}`)
  console.log(`  ${formatGoal(counts.delivered === count, 'all of them restored')}`)
}

/** Adds messages of last year. */
async function fill(store: MessageStore, count: number) {
  for (let from = 0; from < count; from += 1000) {
    const length = Math.min(1000, count - from)
    await store.restore(Array.from({ length }, (_, index) => makeOldMessage(from + index)))
  }
}

function makeOldMessage(index: number): StoredMessage {
  const receivedAt = Date.now() - 365 * 24 * 60 * 60_000 + index
  return {
    id: crypto.randomUUID(),
    receivedAt,
    name: 'Ada Lovelace',
    email: `ada-${index}@example.org`,
    message: `Message ${index} ${'and some more words '.repeat(20)}`,
    state: 'delivered',
    attempts: 1,
    dueAt: receivedAt,
    deliveredAt: receivedAt,
    error: null,
  }
}

/** Runs a command of the inbox. Returns how long it takes, in seconds. */
async function runInbox(environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const began = performance.now()
  const child = spawn(process.execPath, [join(engineFolder, 'src/bin/run.mjs'), 'inbox', ...args], {
    env: { PATH: process.env['PATH'], ENV_FILE: 'off', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`inbox ${args.join(' ')} ended with ${String(code)}.`)
  return (performance.now() - began) / 1000
}

function isComplete({ refused, unanswered }: Tally): boolean {
  return refused.size === 0 && unanswered === 0
}

function print(what: string, seconds: number, tally: Tally) {
  console.log(
    `${what.padEnd(28)}${seconds.toFixed(1).padStart(7)} s  meanwhile ${formatTally(tally)}`,
  )
}
