import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { startSmtpSink } from './delivery/smtp-sink-for-tests.ts'
import { post, useServices } from './processes-for-tests.ts'
import { testDatabases } from './storage/databases-for-tests.ts'
import { openSqliteStore } from './storage/sqlite/sqlite-store.ts'

const { inFolder, start, serve } = useServices()

const mailTo = { MAIL_TO: 'owner@folio.example', MAIL_FROM: 'site@folio.example' }

/** Relays to a database until it is frozen: then nothing arrives, as behind a dead switch. */
async function makeFreezableLine(database: string) {
  const far = new URL(database)
  const frozen = Promise.withResolvers<void>()
  let isFrozen = false
  const relay = createServer((near) => {
    const there = connect(Number(far.port), far.hostname)
    near.on('data', (data) => (isFrozen ? frozen.resolve() : there.write(data)))
    there.on('data', (data) => isFrozen || near.write(data))
    for (const end of [near, there]) {
      end.on('error', () => {})
      end.on('close', () => [near, there].forEach((socket) => socket.destroy()))
    }
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const address = relay.address()
  const near = new URL(database)
  near.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: near.href,
    /** Resolves once something was sent that will not arrive. */
    freeze() {
      isFrozen = true
      return frozen.promise
    },
    close: () => relay.close(),
  }
}

it('deletes messages older than KEEP_DAYS, and logs how many', async () => {
  const old = openSqliteStore(inFolder('data'), () => Date.now() - 31 * 24 * 60 * 60_000)
  await old.add({ name: 'Ada', email: 'ada@example.org', message: 'Old' }, true)
  await old.add({ name: 'Ada', email: 'ada@example.org', message: 'Old, never mailed' })
  await old.close()
  const { url, stop, waitForLog } = await serve({ KEEP_DAYS: '30' })
  await post(url, 'New')
  await waitForLog('Old messages were deleted')
  const { log } = await stop()
  expect(log.find(({ message }) => message === 'Old messages were deleted')).toMatchObject({
    deleted: 2,
    waiting: 0,
  })
  const store = openSqliteStore(inFolder('data'))
  const texts = (await store.readPage({ limit: 9 })).map(({ message }) => message)
  expect(texts).toEqual(['New'])
  await store.close()
})

it('warns at its start about mail settings of an example', async () => {
  const { stop, waitForLog } = await serve({
    ...mailTo,
    ENV_FILE: '',
    SMTP_URL: 'smtps://user:password@mail.ada.dev',
  })
  await waitForLog('SMTP_URL is still that of an example')
  const { log } = await stop()
  expect(log.filter(({ level }) => level === 'warn')).toHaveLength(1)
})

it('stores every message once when two services share a folder', async () => {
  const settings = { RATE_LIMIT: 'off', RATE_LIMIT_ALL: 'off' }
  const [one, two] = await Promise.all([serve(settings), serve(settings)])
  const texts = Array.from({ length: 60 }, (_, index) => `Message ${index}`)
  const answers = await Promise.all(
    texts.flatMap((each) => [post(one.url, each), post(two.url, each), post(two.url, `2 ${each}`)]),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await Promise.all([one.stop(), two.stop()])
  const store = openSqliteStore(inFolder('data'))
  const stored = (await store.readPage({ limit: 1000 })).map(({ message }) => message)
  expect(stored.toSorted()).toEqual([...texts, ...texts.map((each) => `2 ${each}`)].toSorted())
  await store.close()
})

it('keeps every acknowledged message if its files are removed and it is killed', async () => {
  const data = inFolder('data')
  const { url, kill } = await serve({})
  await post(url, 'one')
  await rm(join(data, 'messages.db-wal'))
  expect((await post(url, 'two')).status).toBe(200)
  await kill()
  const left = openSqliteStore(data)
  const texts = (await left.readPage({ limit: 9 })).map(({ message }) => message)
  expect(texts.toSorted()).toEqual(['one', 'two'])
  await left.close()

  const again = await serve({})
  // The service may make files in the folder meanwhile.
  await rm(data, { recursive: true, maxRetries: 9 })
  expect((await post(again.url, 'three')).status).toBe(200)
  await again.kill()
  const made = openSqliteStore(data)
  expect(await made.readPage({ limit: 9 })).toMatchObject([{ message: 'three' }])
  await made.close()
})

it('mails each message to every address of MAIL_TO, and logs if one of them is refused', async () => {
  const sink = await startSmtpSink()
  const [ada, grace] = ['ada@example.org', 'grace@example.net']
  const { url, stop, waitForLog } = await serve({
    SMTP_URL: sink.url,
    MAIL_TO: `${ada}, ${grace}`,
    MAIL_FROM: 'Folio <site@folio.example>',
  })
  await post(url, 'For both')
  await sink.waitForTaken(1)
  sink.behave({ does: 'refuse', at: 'recipient', code: 550, recipient: grace })
  await post(url, 'For one')
  await sink.waitForTaken(2)
  await waitForLog('The mail server refused addresses of MAIL_TO')
  const { log } = await stop()
  await sink.close()
  expect(sink.mails[0]?.from).toBe('site@folio.example')
  expect(sink.mails[0]?.headers.get('from')).toBe('Folio <site@folio.example>')
  expect(sink.mails.map(({ to, headers }) => [to, headers.get('to')])).toEqual([
    [[ada, grace], `${ada}, ${grace}`],
    [[ada], `${ada}, ${grace}`],
  ])
  expect(
    log.find(({ message }) => message === 'The mail server refused addresses of MAIL_TO'),
  ).toMatchObject({ level: 'warn', refused: '2 (550)' })
  expect(JSON.stringify(log)).not.toContain('@')
  const store = openSqliteStore(inFolder('data'))
  expect(await store.readPage({ limit: 9 })).toMatchObject([
    { state: 'delivered', attempts: 1 },
    { state: 'delivered', attempts: 1 },
  ])
  await store.close()
})

it('stops in time while a mail server does not answer, and keeps the message', async () => {
  const sink = await startSmtpSink()
  const { promise, resolve } = Promise.withResolvers<void>()
  sink.behave({ does: 'wait', until: promise })
  const { url, stop } = await serve({ SMTP_URL: sink.url, ...mailTo })
  await post(url, 'Hello')
  const began = performance.now()
  const { exit } = await stop()
  expect(exit).toEqual([0, null])
  expect(performance.now() - began).toBeLessThan(10_000)
  resolve()
  await sink.close()
  const store = openSqliteStore(inFolder('data'))
  expect(await store.readPage({ limit: 2 })).toMatchObject([{ message: 'Hello', state: 'sending' }])
  await store.close()
})

it('says that it cannot listen while a mail server does not answer', async () => {
  const store = openSqliteStore(inFolder('data'))
  await store.add({ name: 'Ada', email: 'ada@example.org', message: 'Hello' })
  await store.close()
  const sink = await startSmtpSink()
  const { promise, resolve } = Promise.withResolvers<void>()
  sink.behave({ does: 'wait', until: promise })
  const { exit, errors } = start({ HOST: '192.0.2.1', SMTP_URL: sink.url, ...mailTo })
  expect(await errors).toMatch(
    /The service cannot listen at 192\.0\.2\.1: .+ Set HOST or PORT\.\n$/u,
  )
  expect(await exit).toEqual([2, null])
  resolve()
  await sink.close()
})

it.runIf(testDatabases.has('PostgreSQL'))(
  'ends in time while PostgreSQL does not answer, and calls nothing stored',
  async () => {
    const database = await testDatabases.get('PostgreSQL')?.()
    if (!database) throw new Error('There is no PostgreSQL.')
    const line = await makeFreezableLine(database.environment['DATABASE_URL'] ?? '')
    const unlimited = { RATE_LIMIT: 'off', RATE_LIMIT_ALL: 'off' }
    const { url, stop } = await serve({ DATABASE_URL: line.url, ...unlimited })
    const asked = line.freeze()
    const first = post(url, 'one').catch(() => undefined)
    await asked
    // This one waits for the first, and so for the database twice as long.
    const second = post(url, 'two').catch(() => undefined)
    await fetch(`${url}/healthz`)
    const began = performance.now()
    const { exit } = await stop()
    expect(exit).toEqual([0, null])
    expect(performance.now() - began).toBeLessThan(10_000)
    expect([(await first)?.ok ?? false, (await second)?.ok ?? false]).toEqual([false, false])
    line.close()
    await database.remove()
  },
  30_000,
)

it.each([...testDatabases])('mails posted messages, on %s', async (_, makeDatabase) => {
  const database = await makeDatabase()
  const sink = await startSmtpSink()
  const service = await serve({ ...database.environment, SMTP_URL: sink.url, ...mailTo })
  await post(service.url, 'Hello')
  await sink.waitForTaken(1)
  const { log } = await service.stop()
  expect(log.map(({ message }) => message)).toEqual([
    'A message was stored',
    'A message was delivered',
  ])
  expect(sink.mails[0]).toMatchObject({ to: ['owner@folio.example'], from: 'site@folio.example' })
  await sink.close()
  await database.remove()
})

it.runIf(testDatabases.has('PostgreSQL'))(
  'delivers each message once when two services share a PostgreSQL, and counts for both',
  async () => {
    const database = await testDatabases.get('PostgreSQL')?.()
    if (!database) throw new Error('There is no PostgreSQL.')
    const store = await database.open()
    const texts = Array.from({ length: 60 }, (__, index) => `Message ${index}`)
    await Promise.all(
      texts.map((message) => store.add({ name: 'Ada', email: 'ada@example.org', message })),
    )
    const sink = await startSmtpSink()
    const settings = { ...database.environment, ...mailTo, SMTP_URL: sink.url, RATE_LIMIT: '3' }
    const [one, two] = await Promise.all([serve(settings), serve(settings)])
    const answers = []
    for (const { url } of [one, two, one, two]) answers.push(await post(url, 'One more'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])

    await sink.waitForTaken(61)
    const logs = [(await one.stop()).log, (await two.stop()).log]
    const delivered = logs.map(
      (log) => log.filter(({ message }) => message === 'A message was delivered').length,
    )
    expect(Math.min(...delivered)).toBeGreaterThan(10)
    expect(sink.mails).toHaveLength(61)
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(61)
    expect((await store.readStats()).counts).toMatchObject({
      delivered: 61,
      waiting: 0,
      sending: 0,
    })
    await store.close()
    await sink.close()
    await database.remove()
  },
)
