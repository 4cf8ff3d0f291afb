import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { testDatabases, type TestDatabase } from '#server/storage/databases-for-tests.ts'
import type { MessageStore } from '#server/storage/message-store.ts'

import { maxHeld, limitHeld } from './limit-held.ts'

const none = { waiting: 0, sending: 0, delivered: 0, dead: 0, held: 0 }
const minute = 60_000

describe.each([...testDatabases])('room in a flood, on %s', (_, makeDatabase) => {
  let database: TestDatabase
  let store: MessageStore
  beforeEach(async () => {
    database = await makeDatabase()
    store = await database.open()
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  it('is there until 5000 messages are held, whoever sent them', async () => {
    const ada = { name: 'Ada', email: 'ada@example.org' }
    const texts = Array.from({ length: maxHeld - 3 }, (_each, index) => `Message ${index}`)
    await Promise.all(texts.map((message) => store.add({ ...ada, message }, true)))
    await store.add({ ...ada, message: 'This one waits' })
    const takeRoom = limitHeld(store, () => {})
    const taken = await Promise.all([1, 2, 3, 4, 5].map(() => takeRoom(600)))
    expect(taken).toEqual([true, true, true, false, false])
  })
})

describe('room in a flood', () => {
  let held: number
  let asked: number
  let logged: unknown[][]
  let time: number
  async function readStats() {
    asked += 1
    return { counts: { ...none, held } }
  }

  beforeEach(() => {
    held = 0
    asked = 0
    logged = []
    time = 0
  })

  function makeRoom(count = readStats) {
    const store = { readStats: count }
    return limitHeld(
      store,
      (...entry) => void logged.push(entry),
      () => time,
    )
  }

  it('counts by itself for a minute before the store is asked again', async () => {
    const takeRoom = makeRoom()
    held = maxHeld - 1
    expect([await takeRoom(600), await takeRoom(600)]).toEqual([true, false])
    held = 0
    time = minute - 1
    expect([await takeRoom(540), asked]).toEqual([false, 1])
    time = minute
    expect([await takeRoom(540), asked]).toEqual([true, 2])
  })

  it('is logged once in each flood', async () => {
    const takeRoom = makeRoom()
    for (const [at, seconds] of [
      [0, 600],
      [5 * minute, 300],
      [10 * minute - 1, 1],
      [30 * minute, 600],
    ] as const) {
      time = at
      await takeRoom(seconds)
    }
    const flood = [
      'warn',
      'More messages than RATE_LIMIT_ALL: the rest are held, see "npm run inbox"',
    ]
    expect(logged).toEqual([flood, flood])
  })

  it('rejects if the store cannot count, and counts again for the next message', async () => {
    let broken = true
    const takeRoom = makeRoom(() => (broken ? Promise.reject(new Error('gone')) : readStats()))
    await expect(takeRoom(600)).rejects.toThrow('gone')
    broken = false
    expect(await takeRoom(600)).toBe(true)
  })
})
