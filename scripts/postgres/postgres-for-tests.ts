import { startPostgres } from './start-postgres.ts'

/**
 * Starts a PostgreSQL for the unit tests and sets TEST_DATABASE_URL, unless that is set. Returns a
 * function that stops it.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined
  const postgres = await startPostgres({ durable: false })
  if (!postgres) {
    const what = 'PostgreSQL is not installed: what the service does with it is NOT TESTED.'
    if (process.env['CI']) throw new Error(what)
    console.error(`\n*** ${what}\n*** "npm test" installs it as root on Debian.\n`)
    return undefined
  }
  process.env['TEST_DATABASE_URL'] = postgres.url
  return () => postgres.remove()
}
