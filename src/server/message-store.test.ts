import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { openMessageStore } from './message-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-store-'))
})
afterEach(() => rm(folder, { recursive: true }))

function read(file: string, query: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare(query).all()
  database.close()
  return rows.map((row) => ({ ...row }))
}

it('keeps every message as it came, for another connection to read at once', async () => {
  const store = openMessageStore(folder)
  const messages = ['Hello', 'O’Brian\r\n\t👋', "'); DROP TABLE messages; --"].map((message) => ({
    name: 'Ada',
    email: 'ada@example.org',
    message,
  }))
  const before = Date.now()
  for (const message of messages) await store.add(message)
  const rows = read(join(folder, 'messages.db'), 'SELECT * FROM messages ORDER BY rowid')
  store.close()
  expect(rows.map(({ name, email, message }) => ({ name, email, message }))).toEqual(messages)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
  for (const row of rows) {
    expect(row['received_at']).toBeGreaterThanOrEqual(before)
    expect(row['received_at']).toBeLessThanOrEqual(Date.now())
  }
})

it('makes the folder where it is missing and finds the messages of the last start', async () => {
  const inner = join(folder, 'deep/data')
  for (const message of ['first start', 'second start']) {
    const store = openMessageStore(inner)
    await store.add({ name: 'Ada', email: 'ada@example.org', message })
    store.close()
    store.close()
  }
  expect(read(join(inner, 'messages.db'), 'SELECT message FROM messages ORDER BY rowid')).toEqual([
    { message: 'first start' },
    { message: 'second start' },
  ])
  expect(read(join(inner, 'messages.db'), 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
})

it('takes the messages of two services at once', async () => {
  const one = openMessageStore(folder)
  const two = openMessageStore(folder)
  const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }
  await Promise.all([one.add(message), two.add(message), one.add(message), two.add(message)])
  one.close()
  two.close()
  const rows = read(join(folder, 'messages.db'), 'SELECT count(*) AS count FROM messages')
  expect(rows).toEqual([{ count: 4 }])
})

it('refuses a message once it is closed', async () => {
  const store = openMessageStore(folder)
  store.close()
  const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }
  await expect(store.add(message)).rejects.toThrow('statement has been finalized')
})

it('says so where the file is no database', async () => {
  await writeFile(join(folder, 'messages.db'), 'x'.repeat(4096))
  expect(() => openMessageStore(folder)).toThrow('file is not a database')
})
