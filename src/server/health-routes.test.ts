import { afterEach, beforeEach, expect, it } from 'vitest'

import { healthRoutes, type HealthOptions } from './health-routes.ts'
import { sqliteForTests, type TestDatabase } from './storage/databases-for-tests.ts'
import type { MessageStore } from './storage/message-store.ts'

const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }
const minute = 60_000

let database: TestDatabase
let store: MessageStore
beforeEach(async () => {
  database = await sqliteForTests()
  store = await database.open(() => 0)
})
afterEach(async () => {
  await store.close()
  await database.remove()
})

async function ask(path: string, options: Partial<HealthOptions> = {}) {
  const routes = healthRoutes({
    store,
    delivers: true,
    isClosing: () => false,
    log: () => {},
    now: () => 0,
    ...options,
  })
  const answer = await routes.request(path)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  return [answer.status, await answer.json()]
}

it('is ready where the database answers', async () => {
  expect(await ask('/readyz')).toEqual([200, { status: 'ready' }])
})

it('is not ready, but alive, where the database does not answer', async () => {
  await store.close()
  expect(await ask('/readyz')).toEqual([503, { error: 'The database cannot be reached.' }])
  expect(await ask('/healthz')).toEqual([200, { status: 'live' }])
})

it('is not ready where messages are long due and nobody sends them', async () => {
  await store.add(ada)
  expect(await ask('/readyz', { now: () => 15 * minute })).toEqual([200, { status: 'ready' }])
  const late = { now: () => 15 * minute + 1 }
  expect(await ask('/readyz', late)).toEqual([503, { error: 'Messages wait and are not sent.' }])
  expect(await ask('/readyz', { ...late, delivers: false })).toEqual([200, { status: 'ready' }])
})

it('is ready where a mail server is down for hours: each message has its next attempt', async () => {
  await store.add(ada)
  const message = await store.claim(minute)
  if (message) await store.settle(message, { state: 'waiting', dueAt: 180 * minute, error: '' })
  expect(await ask('/readyz', { now: () => 100 * minute })).toEqual([200, { status: 'ready' }])
})

it('is not ready once it closes', async () => {
  expect(await ask('/readyz', { isClosing: () => true })).toEqual([
    503,
    { error: 'The service is closing.' },
  ])
})
