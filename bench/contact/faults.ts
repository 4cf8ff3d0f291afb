import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { startSmtpSink } from '#server/delivery/smtp-sink-for-tests.ts'
import { connectToPostgres, openPostgresStore } from '#server/storage/postgres/postgres-store.ts'
import { openSqliteStore } from '#server/storage/sqlite/sqlite-store.ts'

import { startPostgres } from '../../scripts/postgres/start-postgres.ts'
import { formatGoal } from '../measure.ts'
import { formatTally, post, startLoad, type Tally } from './load.ts'
import { makeFolder, startService } from './service.ts'
import { compare, readMessages } from './stored.ts'

/** Takes resources away from the service, and prints whether its answers were right. */
export async function causeFaults(downtime: number): Promise<void> {
  await fillDisk()
  await lockDatabase()
  await stopDatabase()
  await stopMail(downtime)
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Uses a disk of two megabytes. */
async function fillDisk() {
  console.log('The disk is full')
  const folder = makeFolder()
  const data = join(folder.path, 'data')
  mkdirSync(data)
  const mount = (...options: readonly string[]) =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', ...options, 'tmpfs', data]).status === 0
  if (!mount('size=2m')) {
    console.log('  *** Only root can mount a small disk: NOT MEASURED.')
    folder.remove()
    return
  }
  const service = await startService(folder, {})
  const load = startLoad(service.url, 16, 'x'.repeat(4000))
  while (load.tally.refused.size === 0) await wait(20)
  const tally = await load.stop()
  const health = await fetch(`${service.url}/healthz`)
  mount('remount,size=20m')
  const again = await post(service.url, 'There is room')
  await service.end('SIGTERM')
  await printSqlite(data, tally)
  console.log(
    `  ${formatGoal(health.ok && again === 200, 'it is live, and continues once there is space')}`,
  )
  spawnSync('umount', [data])
  folder.remove()
}

/** Locks the database in another program, for a short and a long time. */
async function lockDatabase() {
  console.log('The database is locked')
  const folder = makeFolder()
  const data = join(folder.path, 'data')
  const service = await startService(folder, {})
  const database = new DatabaseSync(join(data, 'messages.db'), { timeout: 10_000 })
  const load = startLoad(service.url, 16, 'Locked')
  for (const seconds of [2, 12]) {
    const before = formatTally(load.tally)
    database.exec('BEGIN IMMEDIATE')
    await wait(seconds * 1000)
    database.exec('ROLLBACK')
    console.log(`  ${seconds} s: ${before}; afterwards ${formatTally(load.tally)}`)
    await wait(500)
  }
  database.close()
  const tally = await load.stop()
  const again = await post(service.url, 'No lock')
  await service.end('SIGTERM')
  await printSqlite(data, tally)
  console.log(`  ${formatGoal(again === 200, 'it continues')}`)
  folder.remove()
}

async function stopDatabase() {
  console.log('PostgreSQL stops and starts')
  const postgres = await startPostgres({ durable: true })
  if (!postgres) {
    console.log('  *** PostgreSQL is not installed: NOT MEASURED.')
    return
  }
  const folder = makeFolder()
  const service = await startService(folder, { DATABASE_URL: postgres.url })
  const load = startLoad(service.url, 16, 'Stopped')
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    await wait(1000)
    await postgres.stop(signal)
    await wait(1000)
    await postgres.start()
  }
  await wait(1000)
  const tally = await load.stop()
  const again = await post(service.url, 'Started')
  await service.end('SIGTERM')
  const store = await openPostgresStore(connectToPostgres(postgres.url, () => {}))
  print(tally, compare(tally.acknowledged, await readMessages(store)))
  await store.close()
  console.log(`  ${formatGoal(again === 200, 'it continues')}`)
  await postgres.remove()
  folder.remove()
}

async function stopMail(downtime: number) {
  console.log(`The mail server is down for ${downtime / 1000} s`)
  const folder = makeFolder()
  let sink = await startSmtpSink()
  const { port, url } = sink
  const settings = { SMTP_URL: url, MAIL_TO: 'owner@example.org', MAIL_FROM: 'site@example.org' }
  const service = await startService(folder, settings)
  await sink.close()
  const statuses = new Set<number | undefined>()
  const until = Date.now() + downtime
  let sent = 0
  while (Date.now() < until) {
    sent += 1
    statuses.add(await post(service.url, `Down ${sent}`))
    await wait(downtime / 20)
  }
  sink = await startSmtpSink({ port })
  const began = performance.now()
  await sink.waitForTaken(sent)
  const seconds = (performance.now() - began) / 1000
  await service.end('SIGTERM')
  await sink.close()
  const ids = new Set(sink.mails.map(({ messageId }) => messageId))
  console.log(
    `  ${sent} acknowledged, ${ids.size} mailed within ${seconds.toFixed(0)} s of its return`,
  )
  const isAcknowledged = statuses.size === 1 && statuses.has(200)
  console.log(
    `  ${formatGoal(isAcknowledged && ids.size === sent, 'all acknowledged immediately, all mailed later')}`,
  )
  folder.remove()
}

async function printSqlite(data: string, tally: Tally) {
  const store = openSqliteStore(data)
  print(tally, compare(tally.acknowledged, await readMessages(store)))
  await store.close()
}

function print(tally: Tally, { lost, doubled }: ReturnType<typeof compare>) {
  console.log(`  ${formatTally(tally)}`)
  console.log(
    `  ${formatGoal(lost === 0 && doubled === 0, `none lost (${lost}) or doubled (${doubled})`)}`,
  )
  const known = [...tally.refused.keys()].every((status) => status === 503)
  console.log(
    `  ${formatGoal(known && tally.unanswered === 0, 'messages that were not stored are answered with 503')}`,
  )
}
