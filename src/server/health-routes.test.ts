import { afterEach, beforeEach, expect, it } from 'vitest'

import { createHealthRoutes, type HealthOptions } from './health-routes.ts'
import { createSqliteForTests, type TestDatabase } from './storage/databases-for-tests.ts'
import type { MessageStore } from './storage/message-store.ts'

const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }
const minute = 60_000
const unstorable = [503, { error: 'Messages cannot be stored.' }]

let database: TestDatabase
let store: MessageStore
let logged: unknown[][]
beforeEach(async () => {
  database = await createSqliteForTests()
  store = await database.open(() => 0)
  logged = []
})
afterEach(async () => {
  await store.close()
  await database.remove()
})

function makeProber(options: Partial<HealthOptions> = {}) {
  const routes = createHealthRoutes({
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

const describeReady = (delivery: string) => [200, { status: 'ready', delivery }]

it('is ready if messages can be stored', async () => {
  expect(await makeProber()('/readyz')).toEqual(describeReady('working'))
  expect(logged).toEqual([])
})

it('is live but not ready if the database does not answer', async () => {
  await store.close()
  expect(await makeProber()('/readyz')).toEqual(unstorable)
  expect(await makeProber()('/healthz')).toEqual([200, { status: 'live' }])
})

it('is not ready if the store cannot store, and logs each change once', async () => {
  let problem: string | undefined
  const check = () => (problem ? Promise.reject(new Error(problem)) : Promise.resolve())
  const ask = makeProber({ store: { ...store, check } })
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
  expect(await makeProber({ now: () => 15 * minute })('/readyz')).toEqual(describeReady('working'))
  const late = { now: () => 15 * minute + 1 }
  expect(await makeProber(late)('/readyz')).toEqual(describeReady('late'))
  expect(await makeProber({ ...late, delivery: undefined })('/readyz')).toEqual(
    describeReady('off'),
  )
})

it('does not read the queue if messages are not sent', async () => {
  const findNextDue = () => Promise.reject(new Error('The queue was read'))
  const ask = makeProber({ store: { ...store, findNextDue }, delivery: undefined })
  expect(await ask('/readyz')).toEqual(describeReady('off'))
})

it('has late delivery if messages wait for an unreachable server', async () => {
  const delivery = { isPaused: () => true }
  expect(await makeProber({ delivery })('/readyz')).toEqual(describeReady('working'))
  await store.add(ada)
  expect(await makeProber({ delivery })('/readyz')).toEqual(describeReady('late'))
})

it('has working delivery if the next attempt of a message is in hours', async () => {
  await store.add(ada)
  const message = await store.claim(minute)
  if (message) await store.settle(message, { state: 'waiting', dueAt: 180 * minute, error: '' })
  expect(await makeProber({ now: () => 100 * minute })('/readyz')).toEqual(describeReady('working'))
})

it('is not ready once it closes', async () => {
  const answer = await makeProber({ isClosing: () => true })('/readyz')
  expect(answer).toEqual([503, { error: 'The service is closing.' }])
})
