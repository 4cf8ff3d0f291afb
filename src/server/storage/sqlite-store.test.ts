import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { openSqliteStore } from './sqlite-store.ts'

const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-store-'))
})
afterEach(() => rm(folder, { recursive: true }))

function open(): DatabaseSync {
  return new DatabaseSync(join(folder, 'messages.db'), { timeout: 0 })
}

it('makes the folder where it is missing', async () => {
  const inner = join(folder, 'deep/data')
  const store = openSqliteStore(inner)
  await store.add(ada)
  await store.close()
  const again = openSqliteStore(inner)
  expect(await again.page({ limit: 10 })).toMatchObject([ada])
  await again.close()
})

it('delivers what the first version of the service has stored', async () => {
  const database = open()
  database.exec(
    'CREATE TABLE messages (id TEXT PRIMARY KEY, received_at INTEGER NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, message TEXT NOT NULL) STRICT',
  )
  database.exec("INSERT INTO messages VALUES ('old', 1, 'Ada', 'ada@example.org', 'Hello')")
  database.close()
  const store = openSqliteStore(folder)
  expect(await store.claim(2)).toMatchObject({ ...ada, id: 'old', receivedAt: 1 })
  await store.close()
})

it('refuses a database that a later version has made', () => {
  const database = open()
  database.exec('PRAGMA user_version = 99')
  database.close()
  expect(() => openSqliteStore(folder)).toThrow(
    'the database is of version 99, which a later Folio has made',
  )
})

it('says so where the file is no database', async () => {
  await writeFile(join(folder, 'messages.db'), 'x'.repeat(4096))
  expect(() => openSqliteStore(folder)).toThrow('file is not a database')
})

it('acknowledges nothing that a full database did not take, and goes on once there is room', async () => {
  const store = openSqliteStore(folder)
  await store.add(ada)
  const other = open()
  // A trigger stands in for the disk: no room is left while it is there.
  other.exec("CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'full'); END")
  const refused = ['one', 'two'].map((message) => store.add({ ...ada, message }))
  const results = await Promise.allSettled(refused)
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  other.exec('DROP TRIGGER full')
  await store.add({ ...ada, message: 'one' })
  const stored = await store.page({ limit: 10 })
  expect(stored.map(({ message }) => message)).toEqual(['Hello', 'one'])
  other.close()
  await store.close()
})

it('waits for another program that writes, and lets all else go on meanwhile', async () => {
  const store = openSqliteStore(folder)
  const other = open()
  other.exec('BEGIN IMMEDIATE')
  const added = store.add(ada)
  const due = store.claim(Date.now() + 60_000)
  let turns = 0
  while (turns < 5) turns += await setImmediate(1)
  other.exec('ROLLBACK')
  other.close()
  expect(await added).toEqual(expect.any(String))
  await due
  expect(await store.page({ limit: 2 })).toMatchObject([ada])
  await store.close()
})

it('opens and reads what is stored where nothing can be written', async () => {
  const first = openSqliteStore(folder)
  await first.add(ada)
  await first.close()
  const other = open()
  // Another program's lock stands in for a full disk.
  other.exec('BEGIN IMMEDIATE')
  const store = openSqliteStore(folder)
  expect(await store.page({ limit: 2 })).toMatchObject([ada])
  other.exec('ROLLBACK')
  other.close()
  await store.close()
})

it('leaves nothing beside the database when it closes', async () => {
  const store = openSqliteStore(folder)
  await store.add(ada)
  await store.close()
  const database = new DatabaseSync(join(folder, 'messages.db'), { readOnly: true })
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  expect(database.prepare('PRAGMA journal_mode').all()).toEqual([{ journal_mode: 'wal' }])
  database.close()
})
