import type { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createPostgresForTests } from '#server/storage/databases-for-tests.ts'
import { connectToPostgres, openPostgresStore } from '#server/storage/postgres/postgres-store.ts'

import { createRateLimits, type RateLimits } from './rate-limits.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''

const listAddresses = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => address(index))

/** How many of some requests are let through. */
async function letThrough({ takeFrom }: RateLimits, from: readonly string[]): Promise<number> {
  let count = 0
  for (const address of from) if ((await takeFrom(address)) === undefined) count += 1
  return count
}

describe.each(server ? ['memory', 'PostgreSQL'] : ['memory'])('limits in %s', (kept) => {
  let pool: Pool | undefined
  let end: () => Promise<void>
  let limits: RateLimits
  beforeEach(async () => {
    pool = undefined
    end = async () => {}
    if (kept === 'PostgreSQL') ({ pool, end } = await openPoolForTests())
    limits = createRateLimits({ perAddress: 20, all: 600 }, pool)
  })
  afterEach(() => {
    vi.useRealTimers()
    return end()
  })

  it('give an IPv4 address 20 requests, whatever its neighbours do', async () => {
    expect(await letThrough(limits, Array(25).fill('203.0.113.7'))).toBe(20)
    expect(await limits.takeFrom('203.0.113.7')).toBeGreaterThan(590)
    expect(
      await letThrough(
        limits,
        listAddresses(30, (index) => `203.0.113.${index + 8}`),
      ),
    ).toBe(30)
  })

  it('count the network of a line as one visitor, and leave its neighbours their share', async () => {
    const line = listAddresses(100, (index) => `2001:db8:1:200::${index.toString(16)}`)
    expect(await letThrough(limits, line)).toBe(20)
    expect(await letThrough(limits, ['2001:db8:1:201::1', '2001:db8:1:2ff::1'])).toBe(2)
  })

  it.each([
    ['/59', 32, 80],
    ['/56', 256, 80],
    ['/48', 65_536, 320],
  ])('give a %s of IPv6 no more than its share of them all', async (_network, lines, most) => {
    const own = listAddresses(
      700,
      (index) => `2001:db8:1:${((index * 977) % lines).toString(16)}::1`,
    )
    expect(await letThrough(limits, own)).toBe(most)
    expect(await letThrough(limits, ['2001:db8:2::1', '203.0.113.7'])).toBe(2)
  })

  it.each([21, 5])(
    'begin again when a clock that was a year ahead is set back, after %s',
    async (count) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const now = Date.now()
      vi.setSystemTime(now + 365 * 24 * 60 * 60_000)
      await letThrough(limits, Array(count).fill('203.0.113.7'))
      vi.setSystemTime(now)
      expect(await letThrough(limits, Array(25).fill('203.0.113.7'))).toBe(20)
      expect(await limits.takeFrom('203.0.113.7')).toBeLessThanOrEqual(600)
    },
  )

  it('give all together 600 messages', async () => {
    const waits = await Promise.all(listAddresses(605, String).map(() => limits.takeAny()))
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(600)
  })
})

it('counts nothing if limits are off', async () => {
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
  const database = await createPostgresForTests(server)
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

it.runIf(server)(
  'prepares nothing that PgBouncer would look for on another connection',
  async () => {
    const { pool, end } = await openPoolForTests()
    await createRateLimits({ perAddress: 3, all: Infinity }, pool).takeFrom('203.0.113.7')
    const { rows } = await pool.query('SELECT points FROM rate_limits')
    const prepared = await pool.query('SELECT name FROM pg_prepared_statements')
    expect({ rows, prepared: prepared.rows }).toEqual({ rows: [{ points: 1 }], prepared: [] })
    await end()
  },
)

async function openPoolForTests() {
  const database = await createPostgresForTests(server)
  const pool = connectToPostgres(database.environment['DATABASE_URL'] ?? '', () => {})
  const store = await openPostgresStore(pool)
  return {
    pool,
    async end() {
      await store.close()
      await database.remove()
    },
  }
}
