import { afterEach, beforeEach, expect, it } from 'vitest'

import { healthRoutes, type HealthOptions } from './health-routes.ts'
import { sqliteForTests, type TestDatabase } from './storage/databases-for-tests.ts'
import type { MessageStore } from './storage/message-store.ts'

const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }
const minute = 60_000
const unstorable = [503, { error: 'Messages cannot be stored.' }]

let database: TestDatabase
let store: MessageStore
let logged: unknown[][]
beforeEach(async () => {
  database = await sqliteForTests()
  store = await database.open(() => 0)
  logged = []
})
afterEach(async () => {
  await store.close()
  await database.remove()
})

function prober(options: Partial<HealthOptions> = {}) {
  const routes = healthRoutes({
    store,
    delivery: { isPaused: () => false },
    isClosing: () => false,
    log: (...entry) => void logged.push(entry),
    now: () => 0,
    ...options,
  })
  return async (path: string) => {
    const answer = await routes.request(path)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    return [answer.status, await answer.json()]
  }
}

const ready = (delivery: string) => [200, { status: 'ready', delivery }]

it('is ready if messages can be stored', async () => {
  expect(await prober()('/readyz')).toEqual(ready('working'))
  expect(logged).toEqual([])
})

it('is live but not ready if the database does not answer', async () => {
  await store.close()
  expect(await prober()('/readyz')).toEqual(unstorable)
  expect(await prober()('/healthz')).toEqual([200, { status: 'live' }])
})

it('is not ready if the store cannot store, and logs each change once', async () => {
  let problem: string | undefined
  const check = () => (problem ? Promise.reject(new Error(problem)) : Promise.resolve())
  const ask = prober({ store: { ...store, check } })
  const problems = [undefined, 'disk full', 'disk full', 'not a database', undefined, undefined]
  const answers = []
  for (const each of problems) {
    problem = each
    answers.push((await ask('/readyz'))[0])
  }
  expect(answers).toEqual([200, 503, 503, 503, 200, 200])
  expect(logged).toEqual([
    ['error', 'Messages cannot be stored', { reason: 'disk full' }],
    ['error', 'Messages cannot be stored', { reason: 'not a database' }],
    ['info', 'Messages can be stored again'],
  ])
})

it('is ready with late delivery if messages are long overdue', async () => {
  await store.add(ada)
  expect(await prober({ now: () => 15 * minute })('/readyz')).toEqual(ready('working'))
  const late = { now: () => 15 * minute + 1 }
  expect(await prober(late)('/readyz')).toEqual(ready('late'))
  expect(await prober({ ...late, delivery: undefined })('/readyz')).toEqual(ready('off'))
})

it('has late delivery if messages wait for an unreachable server', async () => {
  const delivery = { isPaused: () => true }
  expect(await prober({ delivery })('/readyz')).toEqual(ready('working'))
  await store.add(ada)
  expect(await prober({ delivery })('/readyz')).toEqual(ready('late'))
})

it('has working delivery if the next attempt of a message is in hours', async () => {
  await store.add(ada)
  const message = await store.claim(minute)
  if (message) await store.settle(message, { state: 'waiting', dueAt: 180 * minute, error: '' })
  expect(await prober({ now: () => 100 * minute })('/readyz')).toEqual(ready('working'))
})

it('is not ready once it closes', async () => {
  const answer = await prober({ isClosing: () => true })('/readyz')
  expect(answer).toEqual([503, { error: 'The service is closing.' }])
})
