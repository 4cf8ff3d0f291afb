import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { testDatabases, type TestDatabase } from './databases-for-tests.ts'
import { repeatWindow, type MessageStore, type StoredMessage } from './message-store.ts'

const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }
const start = Date.UTC(2026, 0, 1)
const minute = 60_000

describe.each([...testDatabases])('the message store on %s', (_, makeDatabase) => {
  let database: TestDatabase
  let store: MessageStore
  let time: number
  const now = () => time

  beforeEach(async () => {
    time = start
    database = await makeDatabase()
    store = await database.open(now)
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const listMessages = () => store.readPage({ limit: 1000 })

  async function claimMessage(): Promise<StoredMessage> {
    const message = await store.claim(time + 5 * minute)
    if (!message) throw new Error('There was nothing to claim.')
    return message
  }

  it('stores every message unchanged, readable by another process immediately', async () => {
    const texts = [
      'Hello',
      'O’Brian\r\n\t👋 李雷 محمد',
      "'); DROP TABLE messages; --",
      '\\x00 ${a}',
    ]
    for (const message of texts) {
      await store.add({ ...ada, message })
      time += 1
    }
    const other = await database.open()
    const rows = await other.readPage({ limit: 10 })
    await other.close()
    expect(rows.map(({ id: _id, ...row }) => row)).toEqual(
      texts.map((message, index) => ({
        ...ada,
        message,
        state: 'waiting',
        attempts: 0,
        error: null,
        deliveredAt: null,
        receivedAt: start + index,
        dueAt: start + index,
      })),
    )
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4)
  })

  it('stores many messages that arrive together, each with its own id', async () => {
    const texts = Array.from({ length: 1200 }, (_each, index) => `Message ${index}`)
    const ids = await Promise.all(texts.map((message) => store.add({ ...ada, message })))
    const [found] = await store.findByStart(ids[700] ?? '', 1)
    expect(found?.message).toBe('Message 700')
    expect(new Set(ids).size).toBe(1200)
    expect((await store.readStats()).counts.waiting).toBe(1200)
  })

  it('stores the same message once within ten minutes, and again afterwards', async () => {
    const first = await store.add(ada)
    const others = [
      await store.add({ ...ada, name: 'Grace' }),
      await store.add({ ...ada, email: 'grace@example.org' }),
      await store.add({ ...ada, message: 'Hello!' }),
    ]
    expect(new Set([first, ...others, undefined]).size).toBe(5)
    time = start + repeatWindow - 1
    expect(await store.add(ada)).toBe(undefined)
    time = start + repeatWindow
    expect(await store.add(ada)).toEqual(expect.any(String))
    expect(await store.add(ada)).toBe(undefined)
    expect(await listMessages()).toHaveLength(5)
  })

  it('loses and delays nothing if the clock was a year ahead', async () => {
    time = start + 365 * 24 * 60 * minute
    await store.add(ada)
    time = start
    expect(await store.add(ada)).toEqual(expect.any(String))
    expect((await claimMessage()).receivedAt).toBe(start)
    expect((await claimMessage()).receivedAt).toBeGreaterThan(start)
    expect(await store.claim(time + minute)).toBe(undefined)
  })

  it('stores the same message once when two processes get it over and over', async () => {
    const other = await database.open(now)
    const texts = Array.from({ length: 40 }, (_each, index) => `Message ${index}`)
    // In opposite orders, so that each holds what the other waits for.
    const added = await Promise.all([
      ...[...texts, ...texts].map((message) => store.add({ ...ada, message })),
      ...[...texts, ...texts].toReversed().map((message) => other.add({ ...ada, message })),
    ])
    await other.close()
    expect(added.filter((id) => id !== undefined)).toHaveLength(40)
    expect(await listMessages()).toHaveLength(40)
  })

  it('pages through messages in the order of their arrival', async () => {
    for (let index = 0; index < 7; index += 1) {
      await store.add({ ...ada, message: `Message ${index}` }, index % 2 === 1)
      time += index % 3
    }
    const seen: string[] = []
    let after: StoredMessage | undefined
    do {
      const page: readonly StoredMessage[] = await store.readPage({ after, limit: 3 })
      seen.push(...page.map(({ message }) => message))
      after = page.at(-1)
    } while (after)
    expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_each, index) => `Message ${index}`))
    expect(seen[0]).toMatch(/Message [01]/u)
    const held = await store.readPage({ state: 'held', limit: 10 })
    expect(held.map(({ message }) => message)).toEqual(['Message 1', 'Message 3', 'Message 5'])
  })

  it('deletes a message completely: the same one may be stored again immediately', async () => {
    const id = (await store.add(ada)) ?? ''
    expect(await store.remove(id)).toMatchObject({ removed: [{ id, receivedAt: start }] })
    expect(await store.remove(id)).toMatchObject({ removed: [] })
    expect(await store.findByStart(id, 1)).toEqual([])
    expect(await store.claim(time + minute)).toBe(undefined)
    expect(await store.add(ada)).toEqual(expect.any(String))
  })

  it('counts messages by state', async () => {
    const none = { waiting: 0, sending: 0, delivered: 0, dead: 0, held: 0 }
    expect(await store.readStats()).toEqual({
      counts: none,
      oldestReceivedAt: null,
      nextDueAt: null,
      lastError: null,
    })
    expect(await store.findNextDue()).toBe(null)
    await store.add({ ...ada, message: 'first' })
    time += minute
    await store.add({ ...ada, message: 'second' })
    await store.add({ ...ada, message: 'spam' }, true)
    const error = 'The server is not there'
    await store.settle(await claimMessage(), { state: 'waiting', dueAt: time + minute, error })
    expect(await store.readStats()).toEqual({
      counts: { ...none, waiting: 2, held: 1 },
      oldestReceivedAt: start,
      nextDueAt: start + minute,
      lastError: error,
    })
    expect(await store.findNextDue()).toBe(start + minute)
  })

  it('is ready after a start and after a message', async () => {
    await store.check()
    await store.add(ada)
    await store.check()
    await store.close()
    await expect(store.check()).rejects.toBeInstanceOf(Error)
  })

  async function readSnapshot(): Promise<readonly StoredMessage[]> {
    const messages: StoredMessage[] = []
    await store.readSnapshot((page) => void messages.push(...page))
    return messages
  }

  it('reads all as it was at one moment, while others write', async () => {
    const texts = Array.from({ length: 1500 }, (_each, index) => `Message ${index}`)
    await Promise.all(texts.map((message) => store.add({ ...ada, message })))
    const before = await readSnapshot()
    const other = await database.open(now)
    const messages: StoredMessage[] = []
    await store.readSnapshot(async (page) => {
      messages.push(...page)
      if (messages.length > page.length) return
      time += 1
      await other.add({ ...ada, message: 'Later' })
      await other.remove(before.at(-1)?.id ?? '')
    })
    await other.close()
    expect(messages).toEqual(before)
    expect(await readSnapshot()).toHaveLength(1500)
  })

  it('restores missing messages unchanged, and keeps existing ones', async () => {
    for (const message of ['dead', 'waits', 'sent', 'in flight', 'held']) {
      await store.add({ ...ada, message }, message === 'held')
      time += 1
    }
    await store.settle(await claimMessage(), { state: 'dead', error: 'No such user' })
    await store.settle(await claimMessage(), {
      state: 'waiting',
      dueAt: time + minute,
      error: 'Busy',
    })
    await store.settle(await claimMessage(), { state: 'delivered' })
    const inFlight = await claimMessage()
    const messages = await readSnapshot()
    const [dead, waits] = messages
    await store.remove(dead?.id ?? '')
    await store.retry(waits?.id ?? '')
    await store.remove(inFlight.id)
    time += minute
    expect(await store.restore(messages)).toBe(2)
    expect(await store.restore(messages)).toBe(0)
    const restored = await listMessages()
    expect(restored.map(({ message, state }) => [message, state])).toEqual([
      ['dead', 'dead'],
      ['waits', 'waiting'],
      ['sent', 'delivered'],
      ['in flight', 'waiting'],
      ['held', 'held'],
    ])
    expect(restored[0]).toEqual(dead)
    expect(restored[1]).toMatchObject({ attempts: 0, error: null })
    expect(restored[3]).toEqual({ ...inFlight, state: 'waiting', dueAt: time })
  })

  it('deletes old messages, except those that the owner has not got yet', async () => {
    for (let index = 0; index < 450; index += 1) {
      await store.add({ ...ada, message: `Held ${index}` }, true)
    }
    for (const message of ['waits', 'in flight']) await store.add({ ...ada, message })
    time += minute
    await store.add({ ...ada, message: 'new' }, true)
    await store.claim(time + minute)
    const { removed, ...rest } = await store.purge(start + minute, true)
    expect(removed).toHaveLength(450)
    expect(rest).toEqual({ waiting: 2, notOverwritten: undefined })
    expect((await listMessages()).map(({ message }) => message).toSorted()).toEqual([
      'in flight',
      'new',
      'waits',
    ])
    expect((await store.purge(start + minute, false)).removed).toHaveLength(2)
    expect((await listMessages()).map(({ message }) => message)).toEqual(['new'])
  })

  it('deletes every message from an address in upper or lower case, and no other', async () => {
    const emails = [
      'ada@example.org',
      'ADA@Example.org',
      'ÄDA@exämple.org',
      'äda@EXÄMPLE.org',
      'ada@example.org.uk',
      'bada@example.org',
      'ad_@example.org',
      'a%@example.org',
    ]
    const ids = []
    for (const email of emails) {
      ids.push(await store.add({ ...ada, email }))
      time += 1
    }
    await claimMessage()
    expect(await store.forget('Ada@example.ORG')).toEqual({
      removed: [
        { id: ids[0], receivedAt: start },
        { id: ids[1], receivedAt: start + 1 },
      ],
      notOverwritten: undefined,
    })
    expect((await store.forget('Äda@exämple.org')).removed).toHaveLength(2)
    expect((await store.forget('ad_@example.org')).removed).toHaveLength(1)
    expect(await store.forget('ada@example.org')).toEqual({
      removed: [],
      notOverwritten: undefined,
    })
    expect((await listMessages()).map(({ email }) => email)).toEqual([
      'ada@example.org.uk',
      'bada@example.org',
      'a%@example.org',
    ])
  })

  it('forgets an address whichever way its letters are encoded', async () => {
    const emails = [
      'ada@münchen.example',
      'ada@xn--mnchen-3ya.example',
      'ada@mu\u0308nchen.example',
      'ada@munchen.example',
      'ada@münchen.example/x',
    ]
    for (const email of emails) await store.add({ ...ada, email })
    expect((await store.forget('ada@München.example')).removed).toHaveLength(3)
    expect((await listMessages()).map(({ email }) => email).toSorted()).toEqual(
      emails.slice(3).toSorted(),
    )
    await store.add({ ...ada, email: emails[0] ?? '' })
    expect((await store.forget('ADA@XN--MNCHEN-3YA.example')).removed).toHaveLength(1)
  })

  it('keeps everything from one start to the next, also if two start together', async () => {
    await store.add(ada)
    await store.close()
    const [one, two] = await Promise.all([database.open(now), database.open(now)])
    await two.close()
    store = one
    expect(await listMessages()).toMatchObject([ada])
  })

  it('creates the tables of a new database once if two start together', async () => {
    const fresh = await makeDatabase()
    const stores = await Promise.all([fresh.open(), fresh.open(), fresh.open()])
    for (const each of stores) await each.add({ ...ada, message: String(stores.indexOf(each)) })
    expect(await stores[0]?.readPage({ limit: 10 })).toHaveLength(3)
    for (const each of stores) await each.close()
    await fresh.remove()
  })

  it('finishes accepted messages when it closes, and accepts no more', async () => {
    const added = store.add(ada)
    const closed = store.close()
    await expect(store.add(ada)).rejects.toThrow('The database is closed')
    expect(await added).toEqual(expect.any(String))
    await closed
    await store.close()
    store = await database.open(now)
    expect(await listMessages()).toHaveLength(1)
  })
})
