import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  copyFileSync,
  existsSync,
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
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { sqliteForTests, testDatabases, type TestDatabase } from '../storage/databases-for-tests.ts'
import type { MessageStore, StoredMessage } from '../storage/message-store.ts'
import { runInbox } from './run-inbox.ts'

const main = join(import.meta.dirname, 'main.ts')

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-backup-'))
  file = join(folder, 'backup.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function inbox(database: TestDatabase, ...args: readonly string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const io = { out: print, error: print, isTerminal: false }
  const code = await runInbox(args, () => database.open(), io, true)
  return { code, lines }
}

/** Messages in every state, many enough that a program which copies them can be killed meanwhile. */
const messages = Array.from({ length: 20_000 }, (_, index): StoredMessage => {
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

async function everyMessage(store: MessageStore) {
  const found: StoredMessage[] = []
  await store.snapshot((page) => void found.push(...page))
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
    for (let from = 0; from < messages.length; from += 1000) {
      await service.restore(messages.slice(from, from + 1000))
    }
  })
  afterEach(async () => {
    await service.close()
    await database.remove()
  })

  function start(...args: readonly string[]) {
    const env = { PATH: process.env['PATH'], ...database.environment }
    const child = spawn(process.execPath, [main, ...args], { env, stdio: 'ignore' })
    return { child, exit: once(child, 'exit') }
  }

  it.each([...testDatabases])('is one private file that %s restores', async (__, makeOther) => {
    expect(await inbox(database, 'backup', file)).toEqual({
      code: 0,
      lines: [`Messages in ${file}: 20000`],
    })
    expect(readdirSync(folder)).toEqual(['backup.db'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const other = await makeOther()
    expect((await inbox(other, 'restore', file)).lines).toEqual([
      'Added: 20000',
      'There already: 0',
    ])
    expect((await inbox(other, 'restore', file)).lines).toEqual([
      'Added: 0',
      'There already: 20000',
    ])
    const store = await other.open()
    expect(await everyMessage(store)).toEqual(messages)
    await store.close()
    await other.remove()
  })

  it('keeps what came after it, and has a message that was being sent wait again', async () => {
    const inFlight = await service.claim(Date.now() + 60_000)
    await inbox(database, 'backup', file)
    await service.remove(inFlight?.id ?? '')
    const after = { name: 'Ada', email: 'ada@example.org', message: 'After' }
    const id = await service.add(after)
    expect((await inbox(database, 'restore', file)).lines[0]).toBe('Added: 1')
    expect(await service.find(id ?? '')).toMatchObject(after)
    expect(await service.find(inFlight?.id ?? '')).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  it('is not there where it was killed, and can be made again', async () => {
    const { child, exit } = start('backup', file)
    while (!existsSync(`${file}.part`) && child.exitCode === null) await setImmediate()
    child.kill('SIGKILL')
    expect(await exit).toEqual([null, 'SIGKILL'])
    expect(readdirSync(folder)).toEqual(['backup.db.part'])
    expect((await inbox(database, 'backup', file)).code).toBe(0)
    expect(readdirSync(folder)).toEqual(['backup.db'])
    expect(await everyMessage(service)).toEqual(messages)
  })

  it('is restored whole by a second run where the first was killed', async () => {
    await inbox(database, 'backup', file)
    const [first] = messages
    await service.purge(Number.MAX_SAFE_INTEGER, true)
    const waiting = await everyMessage(service)
    await Promise.all(waiting.map(({ id }) => service.remove(id)))
    const { child, exit } = start('restore', file)
    while (!(await service.find(first?.id ?? '')) && child.exitCode === null) await setImmediate()
    child.kill('SIGKILL')
    expect(await exit).toEqual([null, 'SIGKILL'])
    const restored = (await everyMessage(service)).length
    expect(restored).toBeGreaterThan(0)
    expect(restored).toBeLessThan(20_000)
    expect((await inbox(database, 'restore', file)).lines).toEqual([
      `Added: ${20_000 - restored}`,
      `There already: ${restored}`,
    ])
    expect(await everyMessage(service)).toEqual(messages)
  })
})

describe('a file', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await sqliteForTests()
    const store = await database.open()
    await store.restore(messages.slice(0, 100))
    await store.close()
    await inbox(database, 'backup', file)
  })
  afterEach(() => database.remove())

  const noBackup = 'is no backup. Name a file that "inbox backup" has written.'
  const notWhole = 'is damaged: file is not a database. Restore another backup.'

  it.each<readonly [string, () => void, string]>([
    ['a text', () => writeFileSync(file, 'Hello'), notWhole],
    ['empty', () => writeFileSync(file, ''), noBackup],
    ['a folder', () => (rmSync(file), mkdirSync(file)), noBackup],
    ['another database', () => change('DROP TABLE outbox'), noBackup],
    ['cut short', () => truncateSync(file, 12_288), 'is damaged: '],
    ['overwritten at its start', () => overwrite(0), notWhole],
    ['overwritten in the middle', () => overwrite(8192), 'is damaged: '],
    ['missing', () => rmSync(file), 'cannot be read: ENOENT'],
  ])('that is %s is not restored, and says why', async (_, spoil, reason) => {
    spoil()
    const other = await sqliteForTests()
    const { code, lines } = await inbox(other, 'restore', file)
    expect(code).toBe(2)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.startsWith(`${file} ${reason}`)).toBe(true)
    const store = await other.open()
    expect(await everyMessage(store)).toEqual([])
    await store.close()
    await other.remove()
  })

  it('of a later Folio is not restored', async () => {
    change('PRAGMA user_version = 99')
    expect(await inbox(database, 'restore', file)).toEqual({
      code: 2,
      lines: [`A later Folio has written ${file}. Update Folio, then restore it.`],
    })
  })

  it('that is there is not overwritten by a backup', async () => {
    const before = readFileSync(file)
    expect(await inbox(database, 'backup', file)).toEqual({
      code: 2,
      lines: [`${file} is there already. Name a file that is not there yet.`],
    })
    expect(readFileSync(file)).toEqual(before)
  })

  it('where none can be written says so, and leaves nothing', async () => {
    const { code, lines } = await inbox(database, 'backup', join(folder, 'none/backup.db'))
    expect(code).toBe(2)
    expect(lines[0]).toMatch(/^\S+none\/backup\.db cannot be written: ENOENT.*\.$/u)
    expect(readdirSync(folder)).toEqual(['backup.db'])
  })

  it('that is a plain copy of messages.db, made in peace, is a backup, too', async () => {
    const copy = join(folder, 'copy.db')
    copyFileSync(join(database.environment['DATA_DIR'] ?? '', 'messages.db'), copy)
    const other = await sqliteForTests()
    expect((await inbox(other, 'restore', copy)).lines[0]).toBe('Added: 100')
    expect(readdirSync(folder).toSorted()).toEqual(['backup.db', 'copy.db'])
    await other.remove()
  })
})
