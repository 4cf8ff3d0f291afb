import type { Pool, PoolClient } from 'pg'

/**
 * `SET LOCAL` instead of connection parameters, which PgBouncer refuses. A commit is on disk, whatever
 * the settings of the server or the role are.
 */
const writing = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = 10000`

/** Runs `work` in a transaction. Resolves once it is on disk. */
export function writeToPostgres<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return runInTransaction(pool, writing, work)
}

/** Runs `work` in a transaction in which every statement sees the same moment. */
export function readFromPostgres<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return runInTransaction(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work)
}

async function runInTransaction<Result>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isBroken = true
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('COMMIT')
    isBroken = false
    return result
  } finally {
    // After a failure, the transaction ends with its connection.
    client.release(isBroken)
  }
}
