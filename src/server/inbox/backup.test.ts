import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, {
  closeSync,
  copyFileSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import {
  createSqliteForTests,
  testDatabases,
  type TestDatabase,
} from '#server/storage/databases-for-tests.ts'
import type { MessageStore, StoredMessage } from '#server/storage/message-store.ts'
import { runInbox } from './run-inbox.ts'

const main = join(import.meta.dirname, '../../bin/run.mjs')

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-backup-'))
  file = join(folder, 'backup.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function runOnInbox(database: TestDatabase, ...args: readonly string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const io = { out: print, error: print, isTerminal: false, delivers: true }
  const code = await runInbox(args, () => database.open(), io)
  return { code, lines }
}

/** Messages in every state, enough to kill a program while it copies them. */
const manyMessages = Array.from({ length: 20_000 }, (_, index): StoredMessage => {
  const state = (['waiting', 'delivered', 'dead', 'held'] as const)[index % 4] ?? 'held'
  return {
    id: `id-${String(index).padStart(5, '0')}`,
    receivedAt: 1000 + Math.floor(index / 3),
    name: 'O’Brian 👋',
    email: `ada-${index}@example.org`,
    message: `Hello\r\n\t${'x'.repeat(index % 100)}`,
    state,
    attempts: index % 5,
    dueAt: 2000 + index,
    deliveredAt: state === 'delivered' ? 3000 + index : null,
    error: state === 'dead' ? 'No such user' : null,
  }
})

/** Enough for a test that kills nothing: storing and comparing all takes seconds. */
const messages = manyMessages.slice(0, 2000)

async function listMessages(store: MessageStore) {
  const found: StoredMessage[] = []
  await store.readSnapshot((page) => void found.push(...page))
  return found
}

function overwrite(at: number) {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, 'x'.repeat(4096), at)
  closeSync(descriptor)
}

function change(statement: string) {
  const connection = new DatabaseSync(file)
  connection.exec(statement)
  connection.close()
}

describe.each([...testDatabases])('a backup of %s', (_, makeDatabase) => {
  let database: TestDatabase
  let service: MessageStore
  beforeEach(async () => {
    database = await makeDatabase()
    service = await database.open()
  })
  afterEach(async () => {
    await service.close()
    await database.remove()
  })

  async function store(all: readonly StoredMessage[]) {
    for (let from = 0; from < all.length; from += 1000) {
      await service.restore(all.slice(from, from + 1000))
    }
  }

  function startOnInbox({ environment }: TestDatabase, ...args: readonly string[]) {
    const env = { PATH: process.env['PATH'], ENV_FILE: 'off', ...environment }
    const child = spawn(process.execPath, [main, 'inbox', ...args], { env, stdio: 'ignore' })
    return { child, exit: once(child, 'exit') }
  }

  it.each([...testDatabases])('is one private file that %s restores', async (__, makeOther) => {
    await store(messages)
    expect(await runOnInbox(database, 'backup', file)).toEqual({
      code: 0,
      lines: [`Messages in ${file}: 2000`],
    })
    expect(readdirSync(folder)).toEqual(['backup.db'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const other = await makeOther()
    expect((await runOnInbox(other, 'restore', file)).lines).toEqual([
      'Added: 2000',
      'There already: 0',
    ])
    expect((await runOnInbox(other, 'restore', file)).lines).toEqual([
      'Added: 0',
      'There already: 2000',
    ])
    const restored = await other.open()
    expect(await listMessages(restored)).toEqual(messages)
    await restored.close()
    await other.remove()
  })

  it('keeps later messages, and makes a message that was being sent wait again', async () => {
    await store(messages)
    const inFlight = await service.claim(Date.now() + 60_000)
    await runOnInbox(database, 'backup', file)
    await service.remove(inFlight?.id ?? '')
    const after = { name: 'Ada', email: 'ada@example.org', message: 'After' }
    const id = await service.add(after)
    expect((await runOnInbox(database, 'restore', file)).lines[0]).toBe('Added: 1')
    expect(await service.findByStart(id ?? '', 1)).toMatchObject([after])
    expect(await service.findByStart(inFlight?.id ?? '', 1)).toMatchObject([
      { state: 'waiting', attempts: 1 },
    ])
  })

  it('does not exist if it was killed, and can be made again', async () => {
    await store(manyMessages)
    const { child, exit } = startOnInbox(database, 'backup', file)
    while (readdirSync(folder).length === 0 && child.exitCode === null) await setTimeout(1)
    child.kill('SIGKILL')
    expect(await exit).toEqual([null, 'SIGKILL'])
    const left = readdirSync(folder)
    expect(left).toEqual([expect.stringMatching(/^backup\.db\.part-\w{6}$/u)])
    expect((await runOnInbox(database, 'backup', file)).code).toBe(0)
    expect(readdirSync(folder).toSorted()).toEqual(['backup.db', ...left])
    expect(await listMessages(service)).toEqual(manyMessages)
  })

  it('is restored completely by a second run if the first was killed', async () => {
    // Restoring takes longer than copying, so fewer messages leave the time to kill it.
    const all = manyMessages.slice(0, 8000)
    await store(all)
    await runOnInbox(database, 'backup', file)
    const [first] = all
    // Deleting that many messages would take longer.
    const empty = await makeDatabase()
    const other = await empty.open()
    const { child, exit } = startOnInbox(empty, 'restore', file)
    const isThere = async () => (await other.findByStart(first?.id ?? '', 1)).length > 0
    while (!(await isThere()) && child.exitCode === null) await setTimeout(1)
    child.kill('SIGKILL')
    expect(await exit).toEqual([null, 'SIGKILL'])
    const restored = (await listMessages(other)).length
    expect(restored).toBeGreaterThan(0)
    expect(restored).toBeLessThan(all.length)
    expect((await runOnInbox(empty, 'restore', file)).lines).toEqual([
      `Added: ${all.length - restored}`,
      `There already: ${restored}`,
    ])
    expect(await listMessages(other)).toEqual(all)
    await other.close()
    await empty.remove()
  })
})

describe('a file', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createSqliteForTests()
    const store = await database.open()
    await store.restore(messages.slice(0, 100))
    await store.close()
    await runOnInbox(database, 'backup', file)
  })
  afterEach(() => database.remove())

  const noBackup = 'is not a backup. Name a file that "inbox backup" wrote.'
  const notWhole = 'is damaged: file is not a database. Restore another backup.'

  it.each<readonly [string, () => void, string]>([
    ['a text', () => writeFileSync(file, 'Hello'), notWhole],
    ['empty', () => writeFileSync(file, ''), noBackup],
    ['a folder', () => (rmSync(file), mkdirSync(file)), noBackup],
    ['another database', () => change('DROP TABLE outbox'), noBackup],
    ['cut short', () => truncateSync(file, 12_288), 'is damaged: '],
    ['overwritten at its start', () => overwrite(0), notWhole],
    ['overwritten in the middle', () => overwrite(8192), 'is damaged: '],
    ['missing', () => rmSync(file), 'cannot be read: there is no such file.'],
  ])('that is %s is not restored, and the message says why', async (_, spoil, reason) => {
    spoil()
    const other = await createSqliteForTests()
    const { code, lines } = await runOnInbox(other, 'restore', file)
    expect(code).toBe(2)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`${basename(file)} ${reason}`)
    const store = await other.open()
    expect(await listMessages(store)).toEqual([])
    await store.close()
    await other.remove()
  })

  it('of a later Folio is not restored', async () => {
    change('PRAGMA user_version = 99')
    expect(await runOnInbox(database, 'restore', file)).toEqual({
      code: 2,
      lines: [`A later Folio wrote ${file}. Update Folio, then restore it.`],
    })
  })

  it('that exists is not overwritten by a backup, nor is one beside it', async () => {
    const before = readFileSync(file)
    const part = `${file}.part`
    writeFileSync(part, 'Mine')
    await runOnInbox(database, 'backup', `${file}.new`)
    expect(readFileSync(part, 'utf8')).toBe('Mine')
    expect(await runOnInbox(database, 'backup', file)).toEqual({
      code: 2,
      lines: [`${file} exists already. Name a new file.`],
    })
    expect(readFileSync(file)).toEqual(before)
  })

  it('is written on Windows, which flushes no folder, and no file that is open for reading', async () => {
    rmSync(file)
    const original = fsyncSync
    fs.fsyncSync = (descriptor) => {
      try {
        ftruncateSync(descriptor, fstatSync(descriptor).size)
      } catch {
        throw Object.assign(new Error('EPERM: operation not permitted, fsync'), { code: 'EPERM' })
      }
    }
    syncBuiltinESMExports()
    try {
      expect(await runOnInbox(database, 'backup', file)).toMatchObject({ code: 0 })
    } finally {
      fs.fsyncSync = original
      syncBuiltinESMExports()
    }
    expect(readdirSync(folder)).toEqual(['backup.db'])
  })

  it('is written on Windows, where a virus scanner holds it for a moment', async () => {
    rmSync(file)
    const { rename } = fs.promises
    fs.promises.rename = async () => {
      fs.promises.rename = rename
      syncBuiltinESMExports()
      throw Object.assign(new Error('EPERM: operation not permitted, rename'), { code: 'EPERM' })
    }
    syncBuiltinESMExports()
    expect(await runOnInbox(database, 'backup', file)).toMatchObject({ code: 0 })
    expect(readdirSync(folder)).toEqual(['backup.db'])
    expect(fs.promises.rename).toBe(rename)
  })

  it('that cannot be written leaves nothing behind', async () => {
    const { code, lines } = await runOnInbox(database, 'backup', join(folder, 'none/backup.db'))
    expect(code).toBe(2)
    expect(lines[0]).toMatch(/^\S+none\/backup\.db cannot be written: ENOENT.*\.$/u)
    expect(readdirSync(folder)).toEqual(['backup.db'])
  })

  it('that is a plain copy of messages.db of a stopped service is a backup, too', async () => {
    const copy = join(folder, 'copy.db')
    copyFileSync(join(database.environment['DATA_DIR'] ?? '', 'messages.db'), copy)
    const other = await createSqliteForTests()
    expect((await runOnInbox(other, 'restore', copy)).lines[0]).toBe('Added: 100')
    expect(readdirSync(folder).toSorted()).toEqual(['backup.db', 'copy.db'])
    await other.remove()
  })
})
