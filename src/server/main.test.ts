import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { startSmtpSink } from './delivery/smtp-sink-for-tests.ts'
import { testDatabases } from './storage/databases-for-tests.ts'
import { openSqliteStore } from './storage/sqlite/sqlite-store.ts'

const main = join(import.meta.dirname, 'main.ts')
const content = {
  site: { title: 'Ada', description: 'Ada builds for the web.' },
  schemaVersion: 2,
  preloader: { letters: ['A'] },
  sections: [{ type: 'contact', id: 'contact', heading: 'Contact', intro: 'Write.', backend: '/' }],
}

let folder: string
let taken: Server

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-main-'))
  taken = createServer()
  taken.listen(0, '127.0.0.1')
  await once(taken, 'listening')
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'dist/index.html'), 'Home')
  await writeFile(join(folder, 'portfolio.json'), JSON.stringify(content))
})
afterEach(async () => {
  taken.close()
  await rm(folder, { recursive: true })
})

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      CONTENT_FILE: join(folder, 'portfolio.json'),
      SITE_FOLDER: join(folder, 'dist'),
      DATA_DIR: join(folder, 'data'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, exit: once(child, 'exit'), errors: text(child.stderr) }
}

/** Starts a service at any free port; its address, once it is there. */
async function serve(environment: Record<string, string>) {
  const service = start({ PORT: '0', ...environment })
  let logged = ''
  service.child.stderr.on('data', (chunk) => (logged += String(chunk)))
  /** Resolves once the log says so. */
  const says = async (sentence: string) => {
    while (!logged.includes(sentence)) await once(service.child.stderr, 'data')
  }
  const [line] = await once(createInterface({ input: service.child.stdout }), 'line')
  const url = String(line).split(' ').at(-1) ?? ''
  const stop = async () => {
    service.child.kill('SIGTERM')
    return { exit: await service.exit, log: entries(await service.errors) }
  }
  const kill = async () => {
    service.child.kill('SIGKILL')
    await service.exit
  }
  return { url, stop, kill, says }
}

/** The lines of a log, which are JSON each. */
function entries(lines: string): Record<string, unknown>[] {
  return lines.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line)))
}

function post(url: string, message: string, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message }),
  })
}

/** A way to a database on which nothing arrives any more once it is frozen, as behind a dead switch. */
async function freezableLine(database: string) {
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

const mailTo = { MAIL_TO: 'owner@example.org', MAIL_FROM: 'site@folio.example' }

function takenPort(): number {
  const address = taken.address()
  return typeof address === 'object' && address ? address.port : 0
}

it('uses the next free port, answers on every loopback address and stops cleanly', async () => {
  const port = takenPort()
  const { child, exit, errors } = start({ PORT: String(port) })
  const lines = createInterface({ input: child.stdout })
  const printed: string[] = []
  lines.on('line', (line) => printed.push(line))
  await once(lines, 'line')
  const address = /^Folio is at (http:\/\/localhost:(\d+))$/u.exec(printed.join('\n'))
  expect(Number(address?.[2])).toBeGreaterThan(port)

  expect(await (await fetch(`http://127.0.0.1:${address?.[2]}/`)).text()).toBe('Home')
  const answer = await fetch(`${address?.[1]}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Hello' }),
  })
  expect(await answer.json()).toEqual({ status: 'Thank you! Your message has arrived.' })

  // Browsers open connections in advance: the end does not wait for them.
  const unused = connect(Number(address?.[2]), '127.0.0.1')
  await once(unused, 'connect')
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(printed).toHaveLength(1)
  expect(await errors).toContain(`Port ${port} is in use; trying ${port + 1}.\n`)
})

it.each([
  ['PORT', 'http', 'PORT is "http": write a number from 0 to 65535.\n'],
  [
    'ALLOWED_ORIGINS',
    'https://ada.example/',
    'ALLOWED_ORIGINS is "https://ada.example/": write origins such as https://example.org, with commas between them.\n',
  ],
])('says what is wrong with %s=%s and exits with 2', async (name, value, sentence) => {
  const { exit, errors } = start({ [name]: value })
  expect(await errors).toBe(sentence)
  expect(await exit).toEqual([2, null])
})

it('says so when the site has not been built', async () => {
  const { exit, errors } = start({ SITE_FOLDER: folder })
  expect(await errors).toBe(
    `There is no built site in ${folder}. Run "npm run build" or set SITE_FOLDER.\n`,
  )
  expect(await exit).toEqual([2, null])
})

it('says so when the content cannot be read', async () => {
  const { exit, errors } = start({ CONTENT_FILE: join(folder, 'none.json') })
  expect(await errors).toMatch(/^\S+none\.json cannot be read: there is no such file\.\n$/u)
  expect(await exit).toEqual([2, null])
})

it('reports if messages cannot be stored', async () => {
  const { exit, errors } = start({ DATA_DIR: join(folder, 'portfolio.json/data') })
  expect(await errors).toMatch(/^Messages cannot be stored in .+Set DATA_DIR to a folder .+\n$/u)
  expect(await exit).toEqual([2, null])
})

it('says what to do when the database is damaged', async () => {
  const data = join(folder, 'data')
  await mkdir(data)
  await writeFile(join(data, 'messages.db'), 'x'.repeat(8192))
  const { exit, errors } = start({})
  expect(await errors).toBe(
    `${data}/messages.db is damaged: file is not a database. Move it and the files beside it elsewhere, then run "npm run inbox -- restore FILE" with your last backup.\n`,
  )
  expect(await exit).toEqual([2, null])
})

it('says so when the database cannot be reached, and not its password', async () => {
  const { port } = new URL(`http://127.0.0.1:${takenPort()}`)
  taken.close()
  const { exit, errors } = start({
    DATABASE_URL: `postgres://folio:secret@127.0.0.1:${port}/folio`,
  })
  expect(await errors).toMatch(/^The database of DATABASE_URL cannot be used: .+\n$/u)
  expect(await errors).not.toContain('secret')
  expect(await exit).toEqual([2, null])
})

it('counts visitors and not the proxy they come through', async () => {
  const { url, stop } = await serve({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1, ::1' })
  const answers = [
    await post(url, 'one', { 'X-Forwarded-For': '203.0.113.7' }),
    await post(url, 'two', { 'X-Forwarded-For': '203.0.113.8' }),
    await post(url, 'three', { 'X-Forwarded-For': '198.51.100.1, 203.0.113.8' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  await stop()
})

it('believes nobody who claims to come through a proxy', async () => {
  const { url, stop } = await serve({ RATE_LIMIT: '1' })
  const answers = [
    await post(url, 'one', { 'X-Forwarded-For': '203.0.113.7' }),
    await post(url, 'two', { 'X-Forwarded-For': '203.0.113.8' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 429])
  await stop()
})

it('logs JSON lines, says once that nothing is mailed, and logs no text of messages', async () => {
  const { url, stop } = await serve({})
  await post(url, 'A secret\n{"level":"error"}')
  const { log } = await stop()
  expect(log.map(({ level, message }) => [level, message])).toEqual([
    [
      'warn',
      'Messages are kept and not mailed: set SMTP_URL, MAIL_TO and MAIL_FROM to mail them. Read them with "npm run inbox"',
    ],
    ['info', 'A message was stored'],
  ])
  expect(JSON.stringify(log)).not.toMatch(/Ada|ada@|secret|127\.0\.0\.1/u)
})

it('deletes messages older than KEEP_DAYS, and logs how many', async () => {
  const old = openSqliteStore(join(folder, 'data'), () => Date.now() - 31 * 24 * 60 * 60_000)
  await old.add({ name: 'Ada', email: 'ada@example.org', message: 'Old' }, true)
  await old.add({ name: 'Ada', email: 'ada@example.org', message: 'Old, never mailed' })
  await old.close()
  const { url, stop, says } = await serve({ KEEP_DAYS: '30' })
  await post(url, 'New')
  await says('Old messages were deleted')
  const { log } = await stop()
  expect(log.find(({ message }) => message === 'Old messages were deleted')).toMatchObject({
    deleted: 2,
    waiting: 0,
  })
  const store = openSqliteStore(join(folder, 'data'))
  const texts = (await store.page({ limit: 9 })).map(({ message }) => message)
  expect(texts).toEqual(['New'])
  await store.close()
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
  const store = openSqliteStore(join(folder, 'data'))
  const stored = (await store.page({ limit: 1000 })).map(({ message }) => message)
  expect(stored.toSorted()).toEqual([...texts, ...texts.map((each) => `2 ${each}`)].toSorted())
  await store.close()
})

it('keeps every acknowledged message if its files are removed and it is killed', async () => {
  const data = join(folder, 'data')
  const { url, kill } = await serve({})
  await post(url, 'one')
  await rm(join(data, 'messages.db-wal'))
  expect((await post(url, 'two')).status).toBe(200)
  await kill()
  const left = openSqliteStore(data)
  const texts = (await left.page({ limit: 9 })).map(({ message }) => message)
  expect(texts.toSorted()).toEqual(['one', 'two'])
  await left.close()

  const again = await serve({})
  await rm(data, { recursive: true })
  expect((await post(again.url, 'three')).status).toBe(200)
  await again.kill()
  const made = openSqliteStore(data)
  expect(await made.page({ limit: 9 })).toMatchObject([{ message: 'three' }])
  await made.close()
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
  const store = openSqliteStore(join(folder, 'data'))
  expect(await store.page({ limit: 2 })).toMatchObject([{ message: 'Hello', state: 'sending' }])
  await store.close()
})

it.runIf(testDatabases.has('PostgreSQL'))(
  'ends in time while PostgreSQL does not answer, and calls nothing stored',
  async () => {
    const database = await testDatabases.get('PostgreSQL')?.()
    if (!database) throw new Error('There is no PostgreSQL.')
    const line = await freezableLine(database.environment['DATABASE_URL'] ?? '')
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
  await sink.taken(1)
  const { log } = await service.stop()
  expect(log.map(({ message }) => message)).toEqual([
    'A message was stored',
    'A message was delivered',
  ])
  expect(sink.mails[0]).toMatchObject({ to: ['owner@example.org'], from: 'site@folio.example' })
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

    await sink.taken(61)
    const logs = [(await one.stop()).log, (await two.stop()).log]
    const delivered = logs.map(
      (log) => log.filter(({ message }) => message === 'A message was delivered').length,
    )
    expect(Math.min(...delivered)).toBeGreaterThan(10)
    expect(sink.mails).toHaveLength(61)
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(61)
    expect((await store.stats()).counts).toMatchObject({ delivered: 61, waiting: 0, sending: 0 })
    await store.close()
    await sink.close()
    await database.remove()
  },
)
