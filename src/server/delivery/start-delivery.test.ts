import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createHealthRoutes } from '#server/health-routes.ts'
import type { LogFields } from '#server/log.ts'
import { testDatabases, type TestDatabase } from '#server/storage/databases-for-tests.ts'
import type { MessageStore } from '#server/storage/message-store.ts'
import { claimMessage, deliverMessage } from './deliver-message.ts'
import type { Running } from './run-delivery.ts'
import { createMailSender } from './create-mail-sender.ts'
import { startSilentServer, startSmtpSink } from './smtp-sink-for-tests.ts'
import { startDelivery } from './start-delivery.ts'

const start = Date.UTC(2026, 0, 1)
const minute = 60_000
/** No failed message waits longer for its next attempt. */
const longestDelay = 5 * 60 * minute
const mail = { by: 'mail', to: ['owner@example.org'], from: 'site@folio.example' } as const

describe.each([...testDatabases])('delivery, on %s', (_, makeDatabase) => {
  let database: TestDatabase
  let store: MessageStore
  let running: Running | undefined
  let time: number
  const now = () => time

  beforeEach(async () => {
    time = start
    database = await makeDatabase()
    store = await database.open(now)
  })
  afterEach(async () => {
    await running?.stop()
    await store.close()
    await database.remove()
  })

  async function add(count: number) {
    const texts = Array.from({ length: count }, (_each, index) => `Message ${index}`)
    await Promise.all(
      texts.map((message) => store.add({ name: 'Ada', email: 'ada@example.net', message })),
    )
  }

  async function readReadiness() {
    const routes = createHealthRoutes({
      store,
      delivery: running,
      isClosing: () => false,
      log: () => {},
      now,
    })
    const answer = await routes.request('/readyz')
    return [answer.status, await answer.json()]
  }

  it('tries a server that never answers with one message, and mails all once it recovers', async () => {
    await add(40)
    time += 16 * minute
    const silent = await startSilentServer()
    let pauses = 0
    let hasRecovered = false
    const fifthPause = Promise.withResolvers<void>()
    const url = `smtp://127.0.0.1:${silent.port}`
    const log = (_level: string, text: string) => {
      if (text === 'The mail server cannot be used now: messages wait') pauses += 1
      if (pauses === 5) fifthPause.resolve()
      // Messages that failed are due again, however often they did.
      if (hasRecovered && /answers again|not be delivered yet/u.test(text)) time += longestDelay
    }
    running = startDelivery({ ...mail, url }, store, log, {
      interval: 5,
      computePause: () => 100,
      now,
      patience: 500,
    })
    await fifthPause.promise
    expect(await readReadiness()).toEqual([200, { status: 'ready', delivery: 'late' }])
    const attempts = (await store.readPage({ limit: 200 })).map((message) => message.attempts)
    // Four in parallel, then one after each pause. The one after the last pause has not ended.
    expect(silent.asked()).toBeLessThanOrEqual(4 + pauses)
    // A client on a busy machine may give up before the server learns of it.
    expect(attempts.filter((count) => count > 0).length).toBeLessThanOrEqual(4 + pauses)
    expect(Math.max(...attempts)).toBe(1)

    await silent.close()
    const sink = await startSmtpSink({ port: silent.port })
    hasRecovered = true
    await sink.waitForTaken(40)
    await running?.stop()
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(40)
    expect((await store.readStats()).counts).toMatchObject({ delivered: 40, waiting: 0, dead: 0 })
    expect(await readReadiness()).toEqual([200, { status: 'ready', delivery: 'working' }])
    await sink.close()
  })

  it('gives up a message after 40 attempts, like after any other failure', async () => {
    await add(1)
    const silent = await startSilentServer()
    const attempts: unknown[] = []
    const log = (_level: string, _text: string, { attempts: count }: LogFields = {}) => {
      attempts.push(count)
    }
    const send = createMailSender({ ...mail, url: `smtp://127.0.0.1:${silent.port}` }, 5)
    const options = { store, send, log, now }
    let message = await claimMessage(options)
    while (message) {
      await deliverMessage(message, options)
      // The next attempt is due.
      time += longestDelay
      message = await claimMessage(options)
    }
    expect(attempts).toEqual(Array.from({ length: 40 }, (_each, index) => index + 1))
    expect((await store.readStats()).counts).toMatchObject({ waiting: 0, dead: 1 })
    await silent.close()
  })

  it('mails everything to a server that accepts two clients, without a pause', async () => {
    await add(30)
    const sink = await startSmtpSink({ maxClients: 2 })
    const warnings: string[] = []
    const log = (level: string, text: string) => {
      if (level !== 'info') warnings.push(text)
      if (text.includes('not be delivered yet')) time += longestDelay
    }
    running = startDelivery({ ...mail, url: sink.url }, store, log, {
      interval: 5,
      computePause: () => 100,
      now,
      patience: 5000,
    })
    await sink.waitForTaken(30)
    await running?.stop()
    await sink.close()
    expect(new Set(warnings)).toEqual(new Set(['A message could not be delivered yet']))
    expect((await store.readStats()).counts).toMatchObject({ delivered: 30, waiting: 0 })
  })

  it('logs once that the queue cannot be read, and that it can be read again', async () => {
    let looks = 0
    const broken: MessageStore = {
      ...store,
      claim(until) {
        looks += 1
        return looks > 5 ? store.claim(until) : Promise.reject(new Error('No database'))
      },
    }
    const logged: unknown[] = []
    const recovered = Promise.withResolvers<void>()
    const log = (level: string, text: string, fields?: LogFields) => {
      logged.push([level, text, fields])
      if (level === 'info') recovered.resolve()
    }
    const timing = { interval: 5, computePause: () => 100, now, patience: 5000 }
    running = startDelivery({ ...mail, url: 'smtp://127.0.0.1:1' }, broken, log, timing)
    await recovered.promise
    expect(logged).toEqual([
      ['error', 'The queue of messages cannot be read', { reason: 'No database' }],
      ['info', 'The queue of messages can be read again', undefined],
    ])
  })
})
