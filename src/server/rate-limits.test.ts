import { expect, it } from 'vitest'

import { createRateLimits } from './rate-limits.ts'
import { postgresForTests } from './storage/databases-for-tests.ts'
import { connectToPostgres, openPostgresStore } from './storage/postgres-store.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''

it('counts the network of a line as one visitor, and others apart', async () => {
  const { takeFrom } = createRateLimits({ perAddress: 1, all: Infinity })
  const waits = []
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1', '203.0.113.7']) {
    waits.push(await takeFrom(address))
  }
  expect(waits).toEqual([undefined, 600, undefined, undefined])
})

it('counts nothing where limits are off', async () => {
  const { takeFrom, takeAny } = createRateLimits({ perAddress: Infinity, all: Infinity })
  expect([await takeFrom('203.0.113.7'), await takeAny()]).toEqual([undefined, undefined])
})

it('counts by itself while the database cannot be reached', async () => {
  // Nobody listens at the first of all ports.
  const pool = connectToPostgres('postgres://folio@127.0.0.1:1/folio', () => {})
  const { takeFrom, takeAny } = createRateLimits({ perAddress: 1, all: 1 }, pool)
  const waits = [await takeFrom('203.0.113.7'), await takeFrom('203.0.113.7')]
  expect(waits).toEqual([undefined, 600])
  expect([await takeAny(), await takeAny()]).toEqual([undefined, 600])
  await pool.end()
})

it.runIf(server)('counts for all copies of the service that share a PostgreSQL', async () => {
  const database = await postgresForTests(server)
  const url = database.environment['DATABASE_URL'] ?? ''
  const pools = [connectToPostgres(url, () => {}), connectToPostgres(url, () => {})]
  const stores = await Promise.all(pools.map((pool) => openPostgresStore(pool)))
  const copies = pools.map((pool) => createRateLimits({ perAddress: 3, all: Infinity }, pool))
  const waits = await Promise.all(
    [...copies, ...copies, ...copies].map((copy) => copy.takeFrom('203.0.113.7')),
  )
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(3)
  await Promise.all(stores.map((store) => store.close()))
  await database.remove()
})
