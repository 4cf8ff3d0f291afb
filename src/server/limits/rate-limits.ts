import type { Pool, QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import type { Settings } from '#server/settings.ts'

import { listNetworks } from './client-address.ts'

/** Counts messages. Each function resolves to the seconds to wait, or to undefined within the limit. */
export type RateLimits = {
  /** Counts a request from an address. */
  readonly takeFrom: (address: string) => Promise<number | undefined>
  /** Counts a message, whoever sent it. */
  readonly takeAny: () => Promise<number | undefined>
}

type Take = (key: string) => Promise<number | undefined>

/** How long a limit counts, in seconds. */
const period = 600
/** A count that ends later was stored before the clock was set back. Copies may differ a little. */
const longestWait = 2 * period

/** The limits of IPv6 networks (/64, /56, /48), as multiples of the limit of one address. */
const shares = [1, 4, 16]

/** Counts in this process, or in a PostgreSQL for all copies of the service together. */
export function createRateLimits(
  { perAddress, all }: Settings['rateLimit'],
  pool?: Pool,
): RateLimits {
  const takes = shares.map((share) => createLimiter('address', share * perAddress, pool))
  const takeAny = createLimiter('all', all, pool)
  return {
    async takeFrom(address) {
      // The smallest first: a refused request does not count for the networks around it.
      for (const [index, network] of listNetworks(address).entries()) {
        const wait = await takes[index]?.(network)
        if (wait !== undefined) return wait
      }
      return undefined
    },
    takeAny: () => takeAny('all'),
  }
}

function createLimiter(keyPrefix: string, points: number, pool: Pool | undefined): Take {
  if (points === Infinity) return async () => undefined
  const options = { keyPrefix, points, duration: period }
  const memory = new RateLimiterMemory(options)
  const counter =
    pool === undefined
      ? memory
      : new RateLimiterPostgres({
          ...options,
          storeType: 'client',
          storeClient: removeNames(pool),
          tableName: 'rate_limits',
          tableCreated: true,
          // Above the limit, refuse without another query.
          inMemoryBlockOnConsumed: points + 1,
          insuranceLimiter: memory,
        })
  return async (key) => {
    let count = await consume(counter, key)
    if (count.wait > longestWait) {
      await counter.delete(key)
      count = await consume(counter, key)
    }
    return count.isAbove ? Math.max(1, count.wait) : undefined
  }
}

/** Counts, and returns whether that is above the limit, and the seconds until the count ends. */
async function consume(counter: RateLimiterMemory | RateLimiterPostgres, key: string) {
  try {
    return { isAbove: false, wait: readWait(await counter.consume(key)) }
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return { isAbove: true, wait: readWait(error) }
  }
}

function readWait({ msBeforeNext }: RateLimiterRes): number {
  return Math.ceil(msBeforeNext / 1000)
}

/**
 * Runs statements without names: behind PgBouncer each transaction may have another connection, and
 * prepared statements belong to one connection.
 */
function removeNames(pool: Pool) {
  return { query: ({ text, values }: QueryConfig) => pool.query(text, values) }
}
