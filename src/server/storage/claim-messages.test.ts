import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { testDatabases, type TestDatabase } from './databases-for-tests.ts'
import type { MessageStore, StoredMessage } from './message-store.ts'

const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }
const start = Date.UTC(2026, 0, 1)
const minute = 60_000

describe.each([...testDatabases])('the delivery of stored messages on %s', (_, makeDatabase) => {
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

  it('hands a message to one process at a time', async () => {
    const other = await database.open(now)
    for (const message of ['one', 'two']) await store.add({ ...ada, message })
    const claims = await Promise.all([
      store.claim(time + minute),
      other.claim(time + minute),
      store.claim(time + minute),
    ])
    await other.close()
    const texts = claims.map((message) => message?.message)
    expect(texts.toSorted()).toEqual(['one', 'two', undefined])
  })

  it('notes that a message was delivered, and hands it out no more', async () => {
    await store.add(ada)
    const message = await claimMessage()
    expect(message).toMatchObject({ ...ada, state: 'sending', attempts: 1 })
    time += 30
    expect(await store.settle(message, { state: 'delivered' })).toBe(true)
    expect(await store.findByStart(message.id, 1)).toMatchObject([
      { state: 'delivered', deliveredAt: time },
    ])
    time += 10 * minute
    expect(await store.claim(time + minute)).toBe(undefined)
  })

  it('hands out a message again when its next attempt is due', async () => {
    await store.add(ada)
    const error = 'The server is not there'
    await store.settle(await claimMessage(), { state: 'waiting', dueAt: time + minute, error })
    expect((await listMessages())[0]).toMatchObject({ state: 'waiting', attempts: 1, error })
    time += minute - 1
    expect(await store.claim(time + minute)).toBe(undefined)
    time += 1
    expect(await claimMessage()).toMatchObject({ attempts: 2 })
  })

  it('hands out a message again whose process has died, and ignores the dead one', async () => {
    await store.add(ada)
    const dead = await claimMessage()
    time += 5 * minute
    const message = await claimMessage()
    expect(await store.settle(dead, { state: 'dead', error: 'Late' })).toBe(false)
    expect(await store.settle(message, { state: 'delivered' })).toBe(true)
    expect((await listMessages())[0]).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  it('holds likely spam until the owner releases it', async () => {
    const id = await store.add(ada, true)
    expect(await store.claim(time + minute)).toBe(undefined)
    expect(await store.retryAll()).toBe(0)
    expect(await store.retry(id ?? '')).toBe(true)
    expect(await claimMessage()).toMatchObject({ ...ada, attempts: 1 })
  })

  it('makes given-up and waiting messages due again, but not those being sent', async () => {
    for (const message of ['dead', 'late', 'sent', 'in flight']) {
      await store.add({ ...ada, message })
      time += 1
    }
    await store.settle(await claimMessage(), { state: 'dead', error: 'No such user' })
    await store.settle(await claimMessage(), {
      state: 'waiting',
      dueAt: time + 60 * minute,
      error: '',
    })
    await store.settle(await claimMessage(), { state: 'delivered' })
    const inFlight = await claimMessage()
    expect(await store.retry(inFlight.id)).toBe(false)
    expect(await store.retry('no such id')).toBe(false)
    expect(await store.retryAll()).toBe(2)
    const again = [await claimMessage(), await claimMessage()]
    expect(again.map(({ message }) => message).toSorted()).toEqual(['dead', 'late'])
    expect(again).toMatchObject([{ attempts: 1, error: null }, { attempts: 1 }])
    expect(await store.claim(time + minute)).toBe(undefined)
  })

  it('returns why the last attempt failed, until all are delivered', async () => {
    for (const message of ['one', 'two']) await store.add({ ...ada, message })
    const dueAt = time + minute
    await store.settle(await claimMessage(), { state: 'waiting', dueAt, error: 'Busy' })
    time += 2 * minute
    const again = [await claimMessage(), await claimMessage()]
    for (const [index, message] of again.entries()) {
      const outcome = { state: 'waiting', dueAt: time + index, error: `Error ${index}` } as const
      await store.settle(message, outcome)
    }
    expect((await store.readStats()).lastError).toBe('Error 1')
    time += minute
    await store.settle(await claimMessage(), { state: 'delivered' })
    await store.settle(await claimMessage(), { state: 'delivered' })
    expect((await store.readStats()).lastError).toBe(null)
  })
})
