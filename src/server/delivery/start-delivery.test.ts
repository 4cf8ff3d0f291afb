import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { healthRoutes } from '../health-routes.ts'
import { testDatabases, type TestDatabase } from '../storage/databases-for-tests.ts'
import type { MessageStore } from '../storage/message-store.ts'
import type { Running } from './run-delivery.ts'
import { startSilentServer, startSmtpSink } from './smtp-sink-for-tests.ts'
import { startDelivery } from './start-delivery.ts'

const start = Date.UTC(2026, 0, 1)
const minute = 60_000
const mail = { by: 'mail', to: 'owner@example.org', from: 'site@folio.example' } as const

describe.each([...testDatabases])('a mail server that never answers, on %s', (_, makeDatabase) => {
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

  async function readiness() {
    const routes = healthRoutes({
      store,
      delivery: running,
      isClosing: () => false,
      log: () => {},
      now,
    })
    const answer = await routes.request('/readyz')
    return [answer.status, await answer.json()]
  }

  it('is asked for one message at a time, and all are mailed once it recovers', async () => {
    await add(150)
    time += 16 * minute
    const silent = await startSilentServer()
    let pauses = 0
    let hasRecovered = false
    const fifthPause = Promise.withResolvers<void>()
    const url = `smtp://127.0.0.1:${silent.port}`
    const log = (_level: string, text: string) => {
      if (text === 'The mail server cannot be reached: messages wait') pauses += 1
      if (pauses === 5) fifthPause.resolve()
      // What was tried in vain is due again.
      if (hasRecovered && /answers again|not be delivered yet/u.test(text)) time += minute
    }
    running = startDelivery({ ...mail, url }, store, log, {
      interval: 5,
      pauseAfter: () => 100,
      now,
      patience: 500,
    })
    await fifthPause.promise
    // Four at once, and then one after each pause; the one after the fifth is still to come.
    expect(silent.asked()).toBeLessThanOrEqual(8)
    expect(await readiness()).toEqual([200, { status: 'ready', delivery: 'late' }])
    const attempts = (await store.page({ limit: 200 })).map((message) => message.attempts)
    expect(attempts.filter((count) => count > 0).length).toBeLessThanOrEqual(8)
    expect(Math.max(...attempts)).toBe(1)

    await silent.close()
    const sink = await startSmtpSink({ port: silent.port })
    hasRecovered = true
    await sink.taken(150)
    await running?.stop()
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(150)
    expect((await store.stats()).counts).toMatchObject({ delivered: 150, waiting: 0, dead: 0 })
    expect(await readiness()).toEqual([200, { status: 'ready', delivery: 'working' }])
    await sink.close()
  })

  it('gives no message up sooner than another failure would', async () => {
    await add(1)
    const silent = await startSilentServer()
    const attempts: number[] = []
    const givenUp = Promise.withResolvers<void>()
    const url = `smtp://127.0.0.1:${silent.port}`
    const log = (_level: string, text: string, fields: Readonly<Record<string, unknown>> = {}) => {
      if (text === 'A message could not be delivered yet') attempts.push(Number(fields['attempts']))
      if (text === 'A message was given up: see "npm run inbox"') givenUp.resolve()
      // Each next attempt is due.
      time += 4 * 60 * minute
    }
    running = startDelivery({ ...mail, url }, store, log, {
      interval: 5,
      pauseAfter: () => 1,
      now,
      patience: 5,
    })
    await givenUp.promise
    expect(attempts).toEqual(Array.from({ length: 39 }, (_each, index) => index + 1))
    await silent.close()
  })
})
