import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { connectToPostgres, openPostgresStore } from '#server/storage/postgres/postgres-store.ts'

import { findFreePort } from '../../scripts/free-port.ts'
import { startPostgres, type Postgres } from '../../scripts/postgres/start-postgres.ts'
import { formatGoal } from '../measure.ts'
import { startCaddy } from './caddy.ts'
import { findProgram, type LocalServer } from './local-server.ts'
import {
  createTally,
  runPersistentLoad,
  postFrom,
  type PersistentTally,
} from './persistent-load.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { makeFolder, startService, type Service } from './service.ts'
import { compare, readMessages } from './stored.ts'

const perSecond = 200
/** How long each part is down, in ms. */
const downtime = 2000

/** The parts that the measurements share: a database behind PgBouncer, services and a proxy. */
type Setting = {
  readonly database: Postgres
  readonly url: string
  readonly startProxy: () => Promise<LocalServer>
  readonly startFirst: (limit?: string) => Promise<Service>
  readonly startSecond: (limit?: string) => Promise<Service>
}

/**
 * Runs two services on one PostgreSQL, between Caddy and PgBouncer. Prints whether they share their
 * rate limits, and whether messages are lost while the parts are killed one by one.
 */
export async function cluster(seconds: number): Promise<void> {
  console.log(
    `Two services between Caddy and PgBouncer, ${perSecond} messages a second, ${seconds} s`,
  )
  const isInstalled = ['caddy', 'pgbouncer'].every((name) => findProgram(name) !== undefined)
  const database = isInstalled ? await startPostgres({ durable: true }) : undefined
  if (!database) {
    console.log('  *** PostgreSQL, PgBouncer or Caddy is not installed: NOT MEASURED.')
    return
  }
  const folder = makeFolder()
  const bouncer = await startPgBouncer(database.url)
  const [firstPort, secondPort, proxyPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const start = (port: number, limit = 'off') =>
    startService(folder, {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: bouncer.url,
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT: limit,
    })
  const setting: Setting = {
    database,
    url: `http://127.0.0.1:${proxyPort}`,
    startProxy: () => startCaddy(join(folder.path, 'caddy'), proxyPort, [firstPort, secondPort]),
    startFirst: (limit) => start(firstPort, limit),
    startSecond: (limit) => start(secondPort, limit),
  }
  await limitVisitors(setting)
  await killParts(setting, seconds)
  await bouncer.end('SIGTERM')
  await database.remove()
  folder.remove()
}

/**
 * Posts as two visitors up to and above the limit, with forged headers. Then posts while both services are
 * down, which Caddy logs.
 */
async function limitVisitors({ url, startFirst, startSecond, startProxy }: Setting) {
  const services = await Promise.all([startFirst('20'), startSecond('20')])
  const proxy = await startProxy()
  const statuses = [await postFrom('127.0.0.3', url, 25), await postFrom('127.0.0.4', url, 20)]
  await Promise.all(services.map(({ end }) => end('SIGTERM')))
  await postFrom('127.0.0.3', url, 1)
  await proxy.end('SIGTERM')
  const log = proxy.readLog()
  const [of25 = 0, of20 = 0] = statuses.map((all) => all.filter((status) => status === 200).length)
  const text = `both services together accept 20 of 25 messages from one address (${of25}), and 20 of 20 from another (${of20})`
  console.log(`  ${formatGoal(of25 === 20 && of20 === 20, text)}`)
  const isPrivate = /"status":50[23]/u.test(log) && !/127\.0\.0\.3|203\.0\.113/u.test(log)
  console.log(
    `  ${formatGoal(isPrivate, 'the log of Caddy has a failure, and no address of the visitor')}`,
  )
}

async function killParts(setting: Setting, seconds: number) {
  const { database, url, startFirst, startSecond, startProxy } = setting
  let [first, second] = await Promise.all([startFirst(), startSecond()])
  let proxy = await startProxy()
  const tally = createTally()
  const load = runPersistentLoad(url, perSecond, seconds, tally)

  const pause = (seconds * 1000) / 4 - downtime
  await setTimeout(pause)
  await first.end('SIGKILL')
  await setTimeout(downtime)
  first = await startFirst()
  await setTimeout(pause)
  await database.stop('SIGQUIT')
  await setTimeout(downtime)
  await database.start()
  await setTimeout(pause)
  await proxy.end('SIGKILL')
  await setTimeout(downtime)
  proxy = await startProxy()
  await load

  await Promise.all([first, second, proxy].map(({ end }) => end('SIGTERM')))
  const store = await openPostgresStore(connectToPostgres(database.url, () => {}))
  const stored = (await readMessages(store)).filter(({ message }) => tally.sent.has(message))
  await store.close()
  printTally(tally, seconds)
  const { lost, doubled } = compare(tally.acknowledged.keys(), stored)
  console.log(`  ${formatGoal(lost === 0, `no acknowledged message lost (${lost} are)`)}`)
  console.log(
    `  ${formatGoal(doubled === 0, `none of ${stored.length} messages stored twice (${doubled} are)`)}`,
  )
}

function printTally(
  { acknowledged, waited, repeatedAfter, givenUp }: PersistentTally,
  seconds: number,
) {
  const sorted = waited.toSorted((a, b) => a - b)
  const pickPercentile = (part: number) =>
    sorted[Math.floor((sorted.length - 1) * part)]?.toFixed(0)
  const again = [...repeatedAfter].toSorted(([a], [b]) => a - b)
  const reasons = again.map(([status, count]) => `${count} after ${status || 'no answer'}`)
  console.log(`  ${acknowledged.size} acknowledged, ${givenUp} given up`)
  console.log(`  repeated: ${reasons.join(', ') || 'none'}`)
  console.log(
    `  a visitor waited p50 ${pickPercentile(0.5)} ms, p99 ${pickPercentile(0.99)} ms, at most ${pickPercentile(1)} ms`,
  )
  const times = [0, ...acknowledged.values()].toSorted((a, b) => a - b)
  const gaps = times.map((time, index) => time - (times[index - 1] ?? 0))
  console.log(`  longest time without any acknowledgement: ${Math.max(...gaps).toFixed(0)} ms`)
  const all = givenUp === 0 && acknowledged.size === perSecond * seconds
  console.log(`  ${formatGoal(all, 'every message was acknowledged')}`)
}
