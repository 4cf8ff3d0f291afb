import autocannon from 'autocannon'

import { openSqliteStore } from '#server/storage/sqlite/sqlite-store.ts'
import { connectToPostgres, openPostgresStore } from '#server/storage/postgres/postgres-store.ts'

import { startPostgres } from '../../scripts/postgres/start-postgres.ts'
import { formatGoal } from '../measure.ts'
import { makeFolder, startProgram, startService, type Service } from './service.ts'

const connections = 64

type Speed = { readonly perSecond: number; readonly p99: number; readonly taken: number }

/** Prints how many messages per second are acknowledged, beside a service that stores nothing. */
export async function measureSpeed(seconds: number): Promise<void> {
  console.log(`Messages acknowledged, with ${connections} connections for ${seconds} s`)
  await measureBare(seconds)
  await measureSqlite(seconds)
  await measurePostgres(seconds)
}

async function measureBare(seconds: number) {
  const service = await startProgram('bench/contact/bare-service.ts', {})
  await measure('Hono alone, nothing stored', service, seconds)
  await service.end('SIGTERM')
}

async function measureSqlite(seconds: number) {
  const folder = makeFolder()
  const service = await startService(folder, {})
  const { perSecond, p99, taken } = await measure('SQLite', service, seconds)
  await service.end('SIGTERM')
  const store = openSqliteStore(`${folder.path}/data`)
  printStored(taken, (await store.readStats()).counts.waiting)
  console.log(`  ${formatGoal(perSecond >= 1500, 'at least 1500 a second')}`)
  console.log(`  ${formatGoal(p99 < 150, 'p99 under 150 ms')}`)
  await store.close()
  folder.remove()
}

async function measurePostgres(seconds: number) {
  const database = await startPostgres({ durable: true })
  if (!database) {
    console.log('*** PostgreSQL is not installed: it is NOT MEASURED.')
    return
  }
  const folder = makeFolder()
  const service = await startService(folder, { DATABASE_URL: database.url })
  const { taken } = await measure('PostgreSQL', service, seconds)
  await service.end('SIGTERM')
  const store = await openPostgresStore(connectToPostgres(database.url, () => {}))
  printStored(taken, (await store.readStats()).counts.waiting)
  await store.close()
  folder.remove()
  await database.remove()
}

async function measure(what: string, service: Service, seconds: number): Promise<Speed> {
  const memory: (number | undefined)[] = []
  const watch = setInterval(() => memory.push(service.readMemory()), (seconds * 1000) / 5)
  const result = await autocannon({
    url: `${service.url}/api/contact`,
    method: 'POST',
    connections,
    duration: seconds,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Hello [<id>]' }),
    idReplacement: true,
  })
  clearInterval(watch)
  const { latency, non2xx, errors } = result
  const taken = result['2xx']
  const perSecond = taken / result.duration
  console.log(
    `${what.padEnd(28)}${perSecond.toFixed(0).padStart(7)} a second  p50 ${latency.p50} ms  p99 ${latency.p99} ms  ` +
      `${non2xx} refused, ${errors} errors  memory ${memory.map((size) => size ?? '?').join(' ')} MB`,
  )
  return { perSecond, p99: latency.p99, taken }
}

/** Requests that were running at the end are stored and not counted. */
function printStored(taken: number, stored: number) {
  const few = stored >= taken && stored <= taken + connections
  console.log(`  ${taken} acknowledged, ${stored} stored: ${few ? 'none lost' : 'NOT THE SAME'}`)
}
