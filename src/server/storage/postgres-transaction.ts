import type { Pool, PoolClient } from 'pg'

/**
 * `SET LOCAL` and no parameters of the connection, because PgBouncer refuses those. What is
 * committed is on disk, whatever the server or the role is set to.
 */
const writing = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = 10000`

/** Runs `work` in one transaction, which is on disk once this resolves. */
export function writeToPostgres<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, writing, work)
}

/** Runs `work` in one transaction, in which every statement sees the database at the same moment. */
export function readFromPostgres<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work)
}

async function inTransaction<Result>(
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
    // If anything failed, the transaction ends with its connection.
    client.release(isBroken)
  }
}
