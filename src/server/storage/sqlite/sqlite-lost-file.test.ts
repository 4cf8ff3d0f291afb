import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, mkdtempSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { MessageStore, StoredMessage } from '#server/storage/message-store.ts'
import { openSqliteStore } from './sqlite-store.ts'

const ada = { name: 'Ada', email: 'ada@example.org', message: 'before' }
/** What a damaged file needs. */
const restoreBackup = /messages\.db is damaged: .+ Move it .+ restore FILE/u

let folder: string
let data: string
let file: string
let store: MessageStore
let logged: string[]
let time = Date.now()
/** No two messages at the same time: they are read in the order in which they were received. */
const now = () => (time += 1)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-lost-'))
  data = join(folder, 'data')
  file = join(data, 'messages.db')
  logged = []
  store = openSqliteStore(data, now, ({ message }) => logged.push(message))
})
afterEach(async () => {
  vi.useRealTimers()
  await store.close()
  rmSync(folder, { recursive: true })
})

/** What the next start would find after a crash at this moment. */
async function readStoredTexts(): Promise<readonly string[]> {
  const copy = mkdtempSync(join(folder, 'copy-'))
  cpSync(data, copy, { recursive: true })
  const next = openSqliteStore(copy)
  const messages = await next.readPage({ limit: 1000 })
  await next.close()
  return messages.map(({ message }) => message)
}

/** Reads the texts of a whole database, in the order of the alphabet. */
function readTexts(path: string) {
  const database = new DatabaseSync(path, { readOnly: true })
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  const rows = database.prepare('SELECT message FROM messages ORDER BY message').all()
  database.close()
  return rows.map(({ message }) => message)
}

/** Puts another whole database in place of the open one, as `mv backup.db messages.db` does. */
async function replace() {
  const other = join(folder, 'other')
  const made = openSqliteStore(other, () => 0)
  await made.add({ ...ada, message: 'of the other' })
  await made.close()
  renameSync(join(other, 'messages.db'), file)
}

function overwrite(at = 0, length = 100) {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, 'x'.repeat(length), at)
  closeSync(descriptor)
}

/** Opens and closes the store in another process, as a command of the inbox does. */
async function runInbox() {
  const program = `
    import { openSqliteStore } from ${JSON.stringify(join(import.meta.dirname, 'sqlite-store.ts'))}
    const store = openSqliteStore(${JSON.stringify(data)})
    await store.readStats()
    await store.close()`
  const inbox = spawn(process.execPath, ['--input-type=module', '-e', program])
  expect(await once(inbox, 'exit')).toEqual([0, null])
}

/** Starts another service on the same folder. */
async function startOther() {
  const program = `
    import { createInterface } from 'node:readline'
    import { openSqliteStore } from ${JSON.stringify(join(import.meta.dirname, 'sqlite-store.ts'))}
    const store = openSqliteStore(${JSON.stringify(data)})
    console.log('open')
    for await (const message of createInterface({ input: process.stdin })) {
      await store.add({ name: 'Ada', email: 'ada@example.org', message })
      console.log(message)
    }
    await store.close()`
  const other = spawn(process.execPath, ['--input-type=module', '-e', program])
  const answers = createInterface({ input: other.stdout })[Symbol.asyncIterator]()
  await answers.next()
  return {
    async add(message: string) {
      other.stdin.write(`${message}\n`)
      await answers.next()
    },
    async stop() {
      other.stdin.end()
      await once(other, 'exit')
    },
  }
}

function makeStoredMessage(id: string, receivedAt: number): StoredMessage {
  const delivery = { attempts: 0, dueAt: 0, deliveredAt: null, error: null }
  return { ...ada, id, receivedAt, state: 'held', ...delivery }
}

const accidents: readonly [string, () => void | Promise<void>, readonly string[]][] = [
  ['the file is removed', () => rmSync(file), []],
  [
    'the file and those beside it are removed',
    () => ['', '-wal', '-shm'].forEach((end) => rmSync(file + end)),
    [],
  ],
  ['the folder is removed', () => rmSync(data, { recursive: true }), []],
  ['the folder is moved', () => renameSync(data, join(folder, 'moved')), []],
  ['the file is replaced', replace, ['of the other']],
  [
    'the file is replaced, and those beside it are removed',
    async () => {
      await replace()
      for (const end of ['-wal', '-shm']) rmSync(file + end)
    },
    ['of the other'],
  ],
  ['the write-ahead log is removed', () => rmSync(`${file}-wal`), ['before']],
]

it.each(accidents)(
  'acknowledges only what the next start finds after %s',
  async (_, happen, left) => {
    await store.add(ada)
    await happen()
    await store.add({ ...ada, message: 'after' })
    expect(await readStoredTexts()).toEqual([...left, 'after'])
    await store.add({ ...ada, message: 'later' })
    expect(await readStoredTexts()).toEqual([...left, 'after', 'later'])
    expect(logged).toEqual([`${file} was removed, replaced or overwritten, and is open again`])
    const database = new DatabaseSync(file, { readOnly: true })
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    database.close()
  },
)

it.each(accidents)('reads what the next start reads after %s', async (_, happen, left) => {
  await store.add(ada)
  await happen()
  const texts = (await store.readPage({ limit: 10 })).map(({ message }) => message)
  expect(texts).toEqual(left)
  expect((await store.readStats()).counts.waiting).toBe(left.length)
  expect((await store.claim(Date.now() + 60_000))?.message).toBe(left[0])
})

it.each(accidents)('is ready again after %s', async (_, happen) => {
  await store.add(ada)
  await happen()
  await store.check()
  expect(logged).toHaveLength(1)
})

it('has moved every message along with a moved folder', async () => {
  await store.add(ada)
  const moved = join(folder, 'moved')
  renameSync(data, moved)
  await store.add({ ...ada, message: 'after' })
  const other = openSqliteStore(moved)
  expect((await other.readPage({ limit: 10 })).map(({ message }) => message)).toContain('before')
  await other.close()
})

it('does not change what another service wrote to the file that replaced ours', async () => {
  await store.add(ada)
  await replace()
  for (const end of ['-wal', '-shm']) rmSync(file + end)
  const program = `
    import { DatabaseSync } from 'node:sqlite'
    const database = new DatabaseSync(${JSON.stringify(file)})
    database.exec("UPDATE messages SET name = 'Eve'")
    console.log('written')
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', program])
  await once(createInterface({ input: other.stdout }), 'line')
  await store.add({ ...ada, message: 'after' })
  await store.close()
  other.kill('SIGKILL')
  await once(other, 'exit')
  store = openSqliteStore(data, now)
  const messages = await store.readPage({ limit: 10 })
  expect(messages.map(({ name, message }) => [name, message])).toEqual([
    ['Eve', 'of the other'],
    ['Ada', 'after'],
  ])
})

it('opens it again only after nobody reads the lost log any more', async () => {
  await store.add(ada)
  const reader = new DatabaseSync(file, { readOnly: true })
  reader.exec('BEGIN; SELECT * FROM messages')
  await store.add({ ...ada, message: 'second' })
  rmSync(`${file}-wal`)
  const added = store.add({ ...ada, message: 'after' })
  await new Promise((resolve) => setImmediate(resolve))
  reader.close()
  await added
  expect(await readStoredTexts()).toEqual(['before', 'second', 'after'])
})

it('loses no acknowledged message to a kill after its write-ahead log was removed', async () => {
  await store.close()
  const program = `
    import { rmSync } from 'node:fs'
    import { openSqliteStore } from ${JSON.stringify(join(import.meta.dirname, 'sqlite-store.ts'))}
    const store = openSqliteStore(${JSON.stringify(data)})
    for (let index = 0; index < 40; index += 1) {
      if (index % 10 === 5) rmSync(${JSON.stringify(`${file}-wal`)})
      await store.add({ name: 'Ada', email: 'ada@example.org', message: String(index) })
    }
    process.kill(process.pid, 'SIGKILL')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  const texts = await readStoredTexts()
  expect(texts.toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 40 }, (_, index) => String(index)),
  )
  store = openSqliteStore(data, now)
})

it('rescues a lost log within a second after the last message, though nobody asks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await store.close()
  store = openSqliteStore(data, now, ({ message }) => logged.push(message))
  await store.add(ada)
  rmSync(`${file}-wal`)
  expect(await readStoredTexts()).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(await readStoredTexts()).toEqual(['before'])
  expect(logged).toEqual([`${file} was removed, replaced or overwritten, and is open again`])
})

it('does not damage the file when the log of two services is removed', async () => {
  const many = Array.from({ length: 200 }, (_, index) => index)
  for (const part of many) {
    await store.restore(
      many.slice(0, 50).map((index) => makeStoredMessage(`${part}-${index}`, part * 50 + index)),
    )
  }
  const other = await startOther()
  await store.add({ ...ada, message: 'a0' })
  await other.add('b0')
  for (const end of ['-wal', '-shm']) rmSync(file + end)
  for (const round of [1, 2, 3, 4, 5]) {
    await store.add({ ...ada, message: `a${round}` })
    await other.add(`b${round}`)
  }
  await other.stop()
  await store.close()
  const database = new DatabaseSync(file, { readOnly: true })
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  const texts = database
    .prepare("SELECT message FROM messages WHERE message <> 'before'")
    .all()
    .map(({ message }) => String(message))
  database.close()
  expect(texts.toSorted()).toEqual(
    ['a', 'b'].flatMap((name) => [0, 1, 2, 3, 4, 5].map((round) => `${name}${round}`)),
  )
  store = openSqliteStore(data, now)
})

it('rescues the lost log when the inbox has started a new one', async () => {
  await store.add(ada)
  await store.add({ ...ada, message: 'second' })
  for (const end of ['-wal', '-shm']) rmSync(file + end)
  await runInbox()
  await store.add({ ...ada, message: 'after' })
  expect(await readStoredTexts()).toEqual(['before', 'second', 'after'])
  await store.close()
  expect(readTexts(file)).toEqual(['after', 'before', 'second'])
  store = openSqliteStore(data, now)
})

it.each([
  ['whose messages are all in the file', true],
  ['whose messages are partly in the log', false],
])('keeps a moved database %s when the inbox begins a new one', async (_, isInFile) => {
  await store.add(ada)
  // Deletes nothing, and empties the log.
  if (isInFile) await store.forget('nobody@example.org')
  const moved = join(folder, 'moved.db')
  renameSync(file, moved)
  await runInbox()
  await store.add({ ...ada, message: 'after' })
  expect(await readStoredTexts()).toEqual(['after'])
  await store.close()
  expect(readTexts(moved)).toEqual(['before'])
  store = openSqliteStore(data, now)
})

it('keeps both databases when the file of two services is moved and replaced', async () => {
  const other = await startOther()
  await store.add(ada)
  await other.add('before, of the other')
  const moved = join(folder, 'moved.db')
  renameSync(file, moved)
  await replace()
  await store.add({ ...ada, message: 'after' })
  await other.add('after, of the other')
  await other.stop()
  await store.close()
  expect([moved, file].map(readTexts)).toEqual([
    ['before', 'before, of the other'],
    ['after', 'after, of the other', 'of the other'],
  ])
  store = openSqliteStore(data, now)
})

it('acknowledges nothing while its file is overwritten, and explains it', async () => {
  await store.add(ada)
  await store.close()
  store = openSqliteStore(data, now)
  overwrite()
  const damaged = `${file} is damaged: file is not a database. Move it and the files beside it elsewhere, then run "npm run inbox -- restore FILE" with your last backup.`
  await expect(store.add({ ...ada, message: 'after' })).rejects.toThrow(damaged)
  await expect(store.add({ ...ada, message: 'after' })).rejects.toThrow(damaged)
  await expect(store.check()).rejects.toThrow(damaged)
  renameSync(data, join(folder, 'moved'))
  await store.check()
  await store.add({ ...ada, message: 'after' })
  expect(await readStoredTexts()).toEqual(['after'])
})

it('is not ready while pages of its file are damaged, though one can be written', async () => {
  // More pages than SQLite keeps in memory.
  const many = Array.from({ length: 2500 }, (_, index) => makeStoredMessage(String(index), index))
  await store.restore(many.map((one) => ({ ...one, message: one.id.repeat(4000).slice(0, 4000) })))
  await store.close()
  store = openSqliteStore(data, now)
  overwrite(12 * 4096, 2000 * 4096)
  // Looks up every id. One new message has a random id and may touch whole pages only.
  await expect(store.restore(many)).rejects.toThrow(/malformed/u)
  await expect(store.check()).rejects.toThrow(restoreBackup)
  await expect(store.check()).rejects.toThrow(restoreBackup)
})

it('acknowledges nothing within a minute after pages behind the first are overwritten', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await store.close()
  store = openSqliteStore(data, now, ({ message }) => logged.push(message))
  for (let index = 0; index < 20; index += 1) {
    await store.add({ ...ada, message: `${index} `.repeat(800) })
  }
  // The log is emptied.
  vi.advanceTimersByTime(1000)
  // Pages that a new message does not write again.
  overwrite(12 * 4096, 8 * 4096)
  // SQLite has these pages in memory, so it does not notice.
  await store.add({ ...ada, message: 'after' })
  vi.advanceTimersByTime(60_000)
  await expect(store.add({ ...ada, message: 'later' })).rejects.toThrow(restoreBackup)
  await expect(store.check()).rejects.toThrow(restoreBackup)
  expect(logged.join('\n')).toMatch(restoreBackup)
  renameSync(data, join(folder, 'moved'))
  await store.add({ ...ada, message: 'into a new file' })
  await store.check()
})

it('does not start with a file in which a page is damaged', async () => {
  for (let index = 0; index < 20; index += 1) {
    await store.add({ ...ada, message: `${index} `.repeat(800) })
  }
  await store.close()
  overwrite(3 * 4096, 4096)
  expect(() => openSqliteStore(data)).toThrow(`${file} is damaged: `)
  rmSync(file)
  store = openSqliteStore(data, now)
})
