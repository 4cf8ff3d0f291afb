import { afterEach, beforeEach, expect, it } from 'vitest'

import { createContactRoutes } from '#server/contact/contact-routes.ts'
import { optionsForTests } from '#server/options-for-tests.ts'
import { createSqliteForTests, type TestDatabase } from '#server/storage/databases-for-tests.ts'
import type { MessageStore } from '#server/storage/message-store.ts'

import { createRateLimits } from './rate-limits.ts'

let database: TestDatabase
let store: MessageStore
let logged: unknown[][]
beforeEach(async () => {
  database = await createSqliteForTests()
  store = await database.open()
  logged = []
})
afterEach(async () => {
  await store.close()
  await database.remove()
})

/** A service with the default limits that trusts X-Forwarded-For. */
function createService() {
  const routes = createContactRoutes({
    ...optionsForTests,
    store,
    rateLimits: createRateLimits({ perAddress: 20, all: 600 }),
    readAddress: (c) => c.req.header('X-Forwarded-For') ?? '',
    log: (...entry) => void logged.push(entry),
  })
  return async (address: string, message: string): Promise<number> => {
    const answer = await routes.request('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message }),
    })
    return answer.status
  }
}

const readCounts = async () => (await store.readStats()).counts

it('accepts a visitor’s message while 700 forged addresses flood the form', async () => {
  const post = createService()
  const addresses = Array.from({ length: 700 }, (_, index) => `10.0.${index >> 8}.${index & 255}`)
  const statuses = await Promise.all(addresses.map((address) => post(address, address)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await post('203.0.113.7', 'Hello')).toBe(200)
  expect(await readCounts()).toMatchObject({ waiting: 600, held: 101 })
  expect(logged.filter(([level]) => level === 'warn')).toHaveLength(1)
})

it('still delivers messages while one network of IPv6 floods the form', async () => {
  const post = createService()
  const lines = Array.from(
    { length: 700 },
    (_, index) => `2001:db8:1:${(index * 64).toString(16)}::1`,
  )
  const statuses = await Promise.all(lines.map((address) => post(address, address)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(320)
  expect(await post('2001:db8:2::1', 'Hello')).toBe(200)
  expect(await readCounts()).toMatchObject({ waiting: 321, held: 0 })
})
