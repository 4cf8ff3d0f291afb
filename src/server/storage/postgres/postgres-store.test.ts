import { Pool } from 'pg'
import { expect, it } from 'vitest'

import { createPostgresForTests } from '#server/storage/databases-for-tests.ts'
import { connectToPostgres, openPostgresStore } from './postgres-store.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }

it.runIf(server)(
  'continues when its connections are cut, and acknowledges nothing else',
  async () => {
    const database = await createPostgresForTests(server)
    const url = database.environment['DATABASE_URL'] ?? ''
    const broken: string[] = []
    const pool = connectToPostgres(url, (error) => void broken.push(error.message))
    const store = await openPostgresStore(pool)
    const other = new Pool({ connectionString: server, max: 1 })
    // One that is in use, and one that is not.
    const used = await pool.connect()
    await store.add(ada)
    const acknowledged = new Set<string>()
    const cut = other.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      [new URL(url).pathname.slice(1)],
    )
    for (let index = 0; index < 50; index += 1) {
      const message = `Message ${index}`
      await store.add({ ...ada, message }).then(
        () => acknowledged.add(message),
        () => false,
      )
    }
    await cut
    used.release(true)
    await store.add({ ...ada, message: 'afterwards' })
    const stored = new Set((await store.readPage({ limit: 100 })).map(({ message }) => message))
    expect([...acknowledged].filter((message) => !stored.has(message))).toEqual([])
    expect(stored.has('afterwards')).toBe(true)
    expect(broken.length).toBeGreaterThan(0)
    await store.close()
    await other.end()
    await database.remove()
  },
)

it.runIf(server)('refuses a database that a later version has made', async () => {
  const database = await createPostgresForTests(server)
  const pool = connectToPostgres(database.environment['DATABASE_URL'] ?? '', () => {})
  await pool.query('CREATE TABLE folio_version (version INTEGER NOT NULL)')
  await pool.query('INSERT INTO folio_version VALUES (99)')
  await expect(openPostgresStore(pool)).rejects.toThrow(
    'The database has version 99 of a later Folio. Update Folio.',
  )
  await pool.end()
  await database.remove()
})

it.runIf(server)('reads messages of a database that is read-only', async () => {
  const database = await createPostgresForTests(server)
  const first = await database.open()
  await first.add(ada)
  await first.close()
  const url = new URL(database.environment['DATABASE_URL'] ?? '')
  // As a host makes a database whose disk is full.
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const store = await openPostgresStore(connectToPostgres(url.href, () => {}))
  expect(await store.readPage({ limit: 9 })).toMatchObject([ada])
  await expect(store.add({ ...ada, message: 'after' })).rejects.toThrow('read-only')
  await store.close()
  await database.remove()
})

it.runIf(server)('has its own messages in a schema before that of another site', async () => {
  const database = await createPostgresForTests(server)
  const other = await database.open()
  await other.add(ada)
  const url = new URL(database.environment['DATABASE_URL'] ?? '')
  url.searchParams.set('options', '-c search_path=mine,public')
  const pool = connectToPostgres(url.href, () => {})
  await pool.query('CREATE SCHEMA mine')
  const store = await openPostgresStore(pool)
  expect(await store.readPage({ limit: 9 })).toEqual([])
  await store.close()
  await other.close()
  await database.remove()
})

it.runIf(server)('has every message on disk, even if the role would not wait for it', async () => {
  const database = await createPostgresForTests(server)
  const url = database.environment['DATABASE_URL'] ?? ''
  const other = new Pool({ connectionString: url, max: 1 })
  // Its connection may still be closing when the database is removed.
  other.on('error', () => {})
  const name = new URL(url).pathname.slice(1)
  await other.query(`ALTER ROLE CURRENT_USER IN DATABASE ${name} SET synchronous_commit = off`)
  const store = await openPostgresStore(connectToPostgres(url, () => {}))
  await other.query(`
    CREATE TABLE seen (name TEXT, setting TEXT);
    CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO seen SELECT name, setting FROM pg_settings
        WHERE name IN ('synchronous_commit', 'statement_timeout');
      RETURN NEW;
    END $$;
    CREATE TRIGGER see BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION see()`)
  await store.add(ada)
  const { rows } = await other.query('SELECT * FROM seen ORDER BY name')
  expect(rows).toEqual([
    { name: 'statement_timeout', setting: '10000' },
    { name: 'synchronous_commit', setting: 'on' },
  ])
  await other.end()
  await store.close()
  await database.remove()
})

it.runIf(server)('starts a connection with nothing that PgBouncer refuses', async () => {
  const pool = connectToPostgres(server, () => {})
  const { rows } = await pool.query(`SELECT name FROM pg_settings WHERE source = 'client'`)
  expect(rows).toEqual([{ name: 'client_encoding' }])
  await pool.end()
})
