import type { Pool, QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { visitorNetworks } from './client-address.ts'
import type { Settings } from './settings.ts'

/** Counts what is posted. Each resolves to the seconds to wait, or to undefined where all is well. */
export type RateLimits = {
  /** Counts a request of an address. */
  readonly takeFrom: (address: string) => Promise<number | undefined>
  /** Counts a message, whoever sends it. */
  readonly takeAny: () => Promise<number | undefined>
}

type Take = (key: string) => Promise<number | undefined>

const seconds = 600

/** How many times the limit of one address the networks around it have: /64, /56 and /48 of IPv6. */
const shares = [1, 4, 16]

/** Counts in this process; with a PostgreSQL in there, for all copies of the service together. */
export function createRateLimits(
  { perAddress, all }: Settings['rateLimit'],
  pool?: Pool,
): RateLimits {
  const takes = shares.map((share) => limiter('address', share * perAddress, pool))
  const takeAny = limiter('all', all, pool)
  return {
    async takeFrom(address) {
      // The smallest first: what is refused there uses up nothing of its neighbours.
      for (const [index, network] of visitorNetworks(address).entries()) {
        const wait = await takes[index]?.(network)
        if (wait !== undefined) return wait
      }
      return undefined
    },
    takeAny: () => takeAny('all'),
  }
}

function limiter(keyPrefix: string, points: number, pool: Pool | undefined): Take {
  if (points === Infinity) return async () => undefined
  const options = { keyPrefix, points, duration: seconds }
  const memory = new RateLimiterMemory(options)
  const counter =
    pool === undefined
      ? memory
      : new RateLimiterPostgres({
          ...options,
          storeType: 'client',
          storeClient: withoutNames(pool),
          tableName: 'rate_limits',
          tableCreated: true,
          // Who is over the limit is refused without asking the database again.
          inMemoryBlockOnConsumed: points + 1,
          insuranceLimiter: memory,
        })
  return async (key) => {
    try {
      await counter.consume(key)
      return undefined
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    }
  }
}

/**
 * Runs statements without their names: behind PgBouncer each transaction may get another connection,
 * which does not know what was prepared on the one before.
 */
function withoutNames(pool: Pool) {
  return { query: ({ text, values }: QueryConfig) => pool.query(text, values) }
}
