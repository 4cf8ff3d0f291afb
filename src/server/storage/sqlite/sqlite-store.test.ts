import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { chmod, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openSqliteStore } from './sqlite-store.ts'

const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-store-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

function open(): DatabaseSync {
  return new DatabaseSync(join(folder, 'messages.db'), { timeout: 0 })
}

it('creates a missing folder', async () => {
  const inner = join(folder, 'deep/data')
  const store = openSqliteStore(inner)
  await store.add(ada)
  await store.close()
  const again = openSqliteStore(inner)
  expect(await again.readPage({ limit: 10 })).toMatchObject([ada])
  await again.close()
})

it('delivers messages that the first version of the service stored', async () => {
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
    'The database has version 99 of a later Folio. Update Folio.',
  )
})

it.skipIf(process.platform === 'win32')('does not wait for a named pipe in its place', () => {
  execFileSync('mkfifo', [join(folder, 'messages.db')])
  const program = `
    import { openSqliteStore } from ${JSON.stringify(join(import.meta.dirname, 'sqlite-store.ts'))}
    openSqliteStore(${JSON.stringify(folder)})`
  const args = ['--input-type=module', '-e', program]
  const { stderr } = spawnSync(process.execPath, args, { timeout: 10_000, encoding: 'utf8' })
  expect(stderr).toContain('Error: messages.db is not a file')
})

it.runIf(process.platform === 'linux')('says that the disk is full when it is opened', async () => {
  await openSqliteStore(folder).close()
  const program = `
    import { openSqliteStore } from ${JSON.stringify(join(import.meta.dirname, 'sqlite-store.ts'))}
    openSqliteStore(${JSON.stringify(folder)})`
  // No file may grow beyond 8 kB.
  const limited = `trap '' XFSZ; ulimit -f 16; exec "$0" --input-type=module -e "$1"`
  const { stderr } = spawnSync('sh', ['-c', limited, process.execPath, program], {
    encoding: 'utf8',
    timeout: 10_000,
  })
  expect(stderr).toContain('Error: the disk is full')
})

it('reports a file that is not a database', async () => {
  await writeFile(join(folder, 'messages.db'), 'x'.repeat(4096))
  expect(() => openSqliteStore(folder)).toThrow('file is not a database')
})

it('acknowledges nothing while the database is full, and continues once there is space', async () => {
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
  const stored = await store.readPage({ limit: 10 })
  expect(stored.map(({ message }) => message)).toEqual(['Hello', 'one'])
  other.close()
  await store.close()
})

it('is not ready after a write failed, until a large message could be written', async () => {
  const store = openSqliteStore(folder)
  await store.add(ada)
  const other = open()
  for (const table of ['outbox', 'write_probe']) {
    other.exec(
      `CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'full'); END`,
    )
  }
  await store.check()
  await expect(store.add({ ...ada, message: 'one' })).rejects.toThrow('full')
  await expect(store.check()).rejects.toThrow('full')
  other.exec('DROP TRIGGER full_outbox')
  await expect(store.check()).rejects.toThrow('full')
  other.exec('DROP TRIGGER full_write_probe')
  await store.check()
  expect(other.prepare('SELECT length(filler) AS length FROM write_probe').all()).toEqual([
    { length: 64_000 },
  ])
  other.close()
  await store.close()
})

it('is not ready if nothing can be written from the start', async () => {
  await openSqliteStore(folder).close()
  const other = open()
  other.exec(
    `CREATE TRIGGER full BEFORE INSERT ON write_probe BEGIN SELECT RAISE(ABORT, 'full'); END`,
  )
  other.close()
  const store = openSqliteStore(folder)
  await expect(store.check()).rejects.toThrow('full')
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
  expect(await store.readPage({ limit: 2 })).toMatchObject([ada])
  await store.close()
})

it('acknowledges nothing that another program has kept it from for five seconds', async () => {
  const store = openSqliteStore(folder)
  const other = open()
  other.exec('BEGIN IMMEDIATE')
  await expect(store.add(ada)).rejects.toThrow('database is locked')
  await expect(store.check()).rejects.toThrow('database is locked')
  other.exec('ROLLBACK')
  other.close()
  await store.check()
  expect(await store.add(ada)).toEqual(expect.any(String))
  await store.close()
})

it('opens and reads messages if nothing can be written', async () => {
  const first = openSqliteStore(folder)
  await first.add(ada)
  await first.close()
  const other = open()
  // Another program's lock stands in for a full disk.
  other.exec('BEGIN IMMEDIATE')
  const store = openSqliteStore(folder)
  expect(await store.readPage({ limit: 2 })).toMatchObject([ada])
  other.exec('ROLLBACK')
  other.close()
  await store.close()
})

it('has everything in messages.db a second after the last message', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const store = openSqliteStore(folder)
  await store.add(ada)
  vi.advanceTimersByTime(900)
  await store.add({ ...ada, message: 'later' })
  vi.advanceTimersByTime(900)
  expect(statSync(join(folder, 'messages.db-wal')).size).toBeGreaterThan(0)
  vi.advanceTimersByTime(100)
  expect(statSync(join(folder, 'messages.db-wal')).size).toBe(0)
  await copyFile(join(folder, 'messages.db'), join(folder, 'copy.db'))
  const copy = new DatabaseSync(join(folder, 'copy.db'))
  expect(copy.prepare('SELECT message FROM messages').all()).toEqual([
    { message: 'Hello' },
    { message: 'later' },
  ])
  copy.close()
  await store.close()
  vi.advanceTimersByTime(5000)
})

it('lets nobody but its owner read the files, in a folder that others can read, too', async () => {
  await chmod(folder, 0o755)
  const files = ['messages.db', 'messages.db-shm', 'messages.db-wal']
  const listModes = () => files.map((name) => statSync(join(folder, name)).mode & 0o777)
  const store = openSqliteStore(folder)
  await store.add(ada)
  expect(listModes()).toEqual([0o600, 0o600, 0o600])
  for (const name of files) await chmod(join(folder, name), 0o644)
  const again = openSqliteStore(folder)
  expect(listModes()).toEqual([0o600, 0o600, 0o600])
  await again.close()
  await store.close()
})

/** Everything that is in the files of the folder. */
function readBytes(): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n')
}

/** Lengths with which what is left is moved about in its pages, as the messages beside it go. */
const lengths = Array.from({ length: 600 }, (_, index) => (index * 1499) % 4999)

it('leaves no byte of deleted messages in the file while the service runs', async () => {
  const service = openSqliteStore(folder, () => 0)
  for (const [index, length] of lengths.entries()) {
    const message = `begin-${index}-${'x'.repeat(length)}-end-${index}.`
    const email = index % 3 === 0 ? 'eve@example.org' : `kept-${index}@example.org`
    await service.add({ name: `Name ${index}.`, email, message }, index % 3 === 1)
  }
  const owner = openSqliteStore(folder, () => 0)
  function listLeftOver(isDeleted: (index: number) => boolean) {
    const all = readBytes()
    return lengths.flatMap((_, index) => {
      const parts = [`begin-${index}-`, `-end-${index}.`, `Name ${index}.`]
      return isDeleted(index) ? parts.filter((part) => all.includes(part)) : []
    })
  }
  const forgotten = await owner.forget('EVE@example.org')
  expect([forgotten.removed.length, forgotten.notOverwritten]).toEqual([200, undefined])
  expect(listLeftOver((index) => index % 3 === 0)).toEqual([])
  expect(readBytes()).not.toContain('eve@example.org')
  const purged = await owner.purge(1, true)
  expect([purged.removed.length, purged.waiting, purged.notOverwritten]).toEqual([
    200,
    200,
    undefined,
  ])
  expect(listLeftOver((index) => index % 3 !== 2)).toEqual([])
  expect(await service.readPage({ limit: 1000 })).toHaveLength(200)
  await owner.close()
  await service.close()
})

it('reports if another program prevents overwriting deleted text', async () => {
  const store = openSqliteStore(folder)
  await store.add(ada)
  const reader = open()
  reader.exec('BEGIN; SELECT * FROM messages')
  expect(await store.forget(ada.email)).toMatchObject({
    removed: [{}],
    notOverwritten: 'the database is locked',
  })
  reader.close()
  expect(await store.forget(ada.email)).toEqual({ removed: [], notOverwritten: undefined })
  expect(readBytes()).not.toContain(ada.email)
  await store.close()
})

it('leaves no byte of a message that was deleted alone while the service runs', async () => {
  const service = openSqliteStore(folder)
  await service.add({ ...ada, message: 'before' })
  const id = await service.add({ ...ada, message: 'secret' })
  await service.add({ ...ada, message: 'after' })
  const owner = openSqliteStore(folder)
  await owner.remove(id ?? '')
  await owner.close()
  expect(readBytes()).toContain('after')
  expect(readBytes()).not.toContain('secret')
  await service.close()
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
