import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, Socket } from 'node:net'
import { json } from 'node:stream/consumers'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { testDatabases, type TestDatabase } from '#server/storage/databases-for-tests.ts'
import type { MessageStore, StoredMessage } from '#server/storage/message-store.ts'
import { claimMessage, deliverMessage } from './deliver-message.ts'
import { createWebhookSender } from './create-webhook-sender.ts'
import { maxAttempts } from './compute-retry-delay.ts'
import { DeliveryError, type Send } from './send.ts'
import { createMailSender } from './create-mail-sender.ts'
import { startSilentServer, startSmtpSink, type SmtpSink } from './smtp-sink-for-tests.ts'

const ada = { name: 'Ada', email: 'ada@example.net', message: 'Hello' }
const start = Date.UTC(2026, 0, 1)
const minute = 60_000
const to = 'owner@example.org'
const from = 'site@folio.example'

const sending: StoredMessage = {
  ...ada,
  id: 'one',
  receivedAt: start,
  state: 'sending',
  attempts: 1,
  dueAt: start,
  deliveredAt: null,
  error: null,
}

let time: number
let logged: unknown[][]
const now = () => time
const log = (...entry: unknown[]) => void logged.push(entry)

beforeEach(() => {
  time = start
  logged = []
})

describe.each([...testDatabases])('delivery by mail, on %s', (_, makeDatabase) => {
  let database: TestDatabase
  let store: MessageStore
  let sink: SmtpSink
  let send: Send

  beforeEach(async () => {
    database = await makeDatabase()
    store = await database.open(now)
    sink = await startSmtpSink()
    send = createMailSender({ url: sink.url, to: [to], from })
  })
  afterEach(async () => {
    await sink.close()
    await store.close()
    await database.remove()
  })

  /** Sends one message that is due; false where there is none. */
  async function deliver(): Promise<boolean> {
    const options = { store, send, log, now, random: () => 0.5 }
    const message = await claimMessage(options)
    if (message) await deliverMessage(message, options)
    return message !== undefined
  }
  const listMessages = () => store.readPage({ limit: 100 })

  it('mails each message to the owner, whose answer goes to the visitor', async () => {
    const texts = ['Hello', '李雷 محمد\n\n.\n.. 👩‍👩‍👧\n<script>alert(1)</script>', 'x'.repeat(5000)]
    for (const message of texts) {
      await store.add({ name: 'Ada "the first" O’Brian', email: ada.email, message })
      time += 1
    }
    const delivered = [await deliver(), await deliver(), await deliver(), await deliver()]
    expect(delivered).toEqual([true, true, true, false])
    expect(sink.mails).toMatchObject(texts.map(() => ({ from, to: [to] })))
    for (const [index, text] of texts.entries()) {
      expect(sink.mails[index]?.body).toContain(`${text}\n\n-- \nAda "the first" O’Brian <`)
    }
    const ids = (await listMessages()).map(({ id }) => `<${id}@folio.example>`)
    expect(sink.mails.map(({ messageId }) => messageId)).toEqual(ids)
    const headers = sink.mails[0]?.headers
    expect(headers?.get('from')).toBe(from)
    expect(headers?.get('reply-to')).toMatch(/^=\?UTF-8\?.+\?= <ada@example\.net>$/u)
    expect(headers?.get('content-type')).toMatch(/^text\/plain; charset=utf-8/u)
    expect(await listMessages()).toMatchObject(
      texts.map(() => ({ state: 'delivered', attempts: 1 })),
    )
  })

  it('mails nobody else, whatever the name of the visitor is', async () => {
    for (const name of ['"Eve" <eve@example.net>, x', 'a, b@c.example', 'Bcc: eve@example.net']) {
      await store.add({ ...ada, name, email: "o'brian+tag@localhost" })
    }
    while (await deliver());
    expect(sink.mails).toHaveLength(3)
    for (const { headers, to: recipients } of sink.mails) {
      expect(recipients).toEqual([to])
      expect(headers.get('to')).toBe(to)
      expect(headers.has('bcc')).toBe(false)
      expect(headers.get('reply-to')).toMatch(/<o'brian\+tag@localhost>$/u)
    }
  })

  it.each([
    ['ada@exämple.org', '<ada@xn--exmple-cua.org>'],
    ['josé@example.org', undefined],
  ])('writes headers that every server accepts, for %s too', async (email, replyTo) => {
    await store.add({ ...ada, name: 'José 李', email })
    await deliver()
    const { headers = new Map(), body = '' } = sink.mails[0] ?? {}
    expect([...headers.values()].join('')).toMatch(/^[ -~]+$/u)
    expect(headers.get('reply-to')?.split(' ').at(-1)).toBe(replyTo)
    expect(body).toContain(`José 李 <${email}>`)
  })

  it('tries again, later each time, while the server is busy, and logs no address', async () => {
    await store.add(ada)
    sink.behave({ does: 'refuse', at: 'recipient', code: 451 })
    for (const delay of [0.5, 1, 2, 4, 8, 16, 32, 64, 128, 180, 180]) {
      expect(await deliver()).toBe(true)
      expect(await listMessages()).toMatchObject([
        { state: 'waiting', dueAt: time + delay * minute },
      ])
      time += delay * minute - 1
      expect(await deliver()).toBe(false)
      time += 1
    }
    sink.behave({ does: 'take' })
    await deliver()
    expect(sink.mails).toHaveLength(1)
    expect(await listMessages()).toMatchObject([{ state: 'delivered', attempts: 12, error: null }])
    expect(logged[0]).toEqual([
      'warn',
      'A message could not be delivered yet',
      {
        id: (await listMessages())[0]?.id,
        attempts: 1,
        code: 'EENVELOPE 451',
        next: '2026-01-01T00:00:30.000Z',
      },
    ])
    expect(JSON.stringify(logged)).not.toMatch(/@|Ada|Hello/u)
  })

  it('tries again if the server is missing, and delivers once it is back', async () => {
    await store.add(ada)
    await sink.close()
    await deliver()
    expect(await listMessages()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    expect(logged[0]?.[2]).toMatchObject({ reason: `connect ECONNREFUSED 127.0.0.1:${sink.port}` })
    sink = await startSmtpSink({ port: sink.port })
    time += minute
    await deliver()
    expect(sink.mails).toHaveLength(1)
  })

  it('sends a mail again with the same id if the connection broke', async () => {
    await store.add(ada)
    sink.behave({ does: 'drop' })
    await deliver()
    expect(await listMessages()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    sink.behave({ does: 'take' })
    time += minute
    await deliver()
    const [one, two] = sink.mails
    expect(two?.messageId).toBe(one?.messageId)
    expect(await listMessages()).toMatchObject([{ state: 'delivered', attempts: 2 }])
  })

  it('waits for a slow server, and no other process claims the message meanwhile', async () => {
    await store.add(ada)
    const { promise, resolve } = Promise.withResolvers<void>()
    sink.behave({ does: 'wait', until: promise })
    const delivering = deliver()
    while ((await listMessages())[0]?.state !== 'sending');
    time += 4 * minute
    expect(await deliver()).toBe(false)
    resolve()
    await delivering
    expect(sink.mails).toHaveLength(1)
    expect(await listMessages()).toMatchObject([{ state: 'delivered' }])
  })

  it('says that a message may have been deleted while it was sent', async () => {
    await store.add(ada)
    send = async ({ id }) => {
      await store.remove(id)
    }
    await deliver()
    expect(logged.at(-1)?.slice(0, 2)).toEqual([
      'warn',
      'A message was deleted or taken over by another process while it was sent',
    ])
  })

  it('gives up a text that the server refuses permanently', async () => {
    await store.add(ada)
    sink.behave({ does: 'refuse', at: 'data', code: 554 })
    await deliver()
    expect(await listMessages()).toMatchObject([{ state: 'dead', attempts: 1 }])
    expect((await listMessages())[0]?.error).toContain('554')
    time += 10_000 * minute
    expect(await deliver()).toBe(false)

    sink.behave({ does: 'take' })
    await store.retryAll()
    await deliver()
    expect(await listMessages()).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  it('tries again if the owner’s address is refused: that is not about the message', async () => {
    await store.add(ada)
    sink.behave({ does: 'refuse', at: 'recipient', code: 550 })
    await deliver()
    expect(await listMessages()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    expect(logged[0]?.[2]).toMatchObject({
      code: 'EENVELOPE 550',
      reason: expect.stringContaining('refuses MAIL_FROM or each address of MAIL_TO'),
    })
    sink.behave({ does: 'take' })
    time += minute
    await deliver()
    expect(sink.mails).toHaveLength(1)
  })

  it('tries again if the password is wrong: that is not about the message', async () => {
    await store.add(ada)
    const strict = await startSmtpSink({ password: 'right', secure: true })
    const url = strict.url.replace('//', '//ada:wrong@')
    send = createMailSender({ url: `${url}?tls.rejectUnauthorized=false`, to: [to], from })
    await deliver()
    await strict.close()
    expect(await listMessages()).toMatchObject([{ state: 'waiting' }])
    expect(logged[0]?.[2]).toMatchObject({
      code: 'EAUTH 535',
      reason: 'The server refuses the user or the password of SMTP_URL.',
    })
  })

  it('stores the result when the answer of a server has a NUL, which PostgreSQL cannot store', async () => {
    await store.add(ada)
    send = () => Promise.reject(new DeliveryError('Not\0now', '451', 'temporary'))
    await deliver()
    expect(await listMessages()).toMatchObject([{ state: 'waiting', error: 'Not now' }])
  })

  it('gives up after four days, and keeps the message', async () => {
    await store.add(ada)
    send = () => Promise.reject(new DeliveryError('Busy', '451', 'temporary'))
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      expect(await deliver()).toBe(true)
      time = (await listMessages())[0]?.dueAt ?? 0
    }
    expect(await listMessages()).toMatchObject([{ ...ada, state: 'dead', attempts: maxAttempts }])
    const days = (time - start) / (24 * 60 * minute)
    expect(days).toBeGreaterThan(3.5)
    expect(days).toBeLessThan(4.5)
  })

  it('delivers messages that were stored before delivery was configured', async () => {
    await store.add(ada)
    await store.close()
    time += 30 * 24 * 60 * minute
    store = await database.open(now)
    await deliver()
    expect(sink.mails).toHaveLength(1)
  })
})

describe('the answer of a mail server', () => {
  it.each([
    ['recipient', 421, 'unreachable'],
    ['recipient', 451, 'temporary'],
    ['recipient', 550, 'temporary'],
    ['data', 421, 'unreachable'],
    ['data', 452, 'temporary'],
    ['data', 554, 'refused'],
  ] as const)('to the %s with %s is taken as %s', async (at, code, failure) => {
    const sink = await startSmtpSink()
    sink.behave({ does: 'refuse', at, code })
    await expect(
      createMailSender({ url: sink.url, to: [to], from })(sending),
    ).rejects.toMatchObject({
      failure,
    })
    await sink.close()
  })

  it('counts as unreachable if there is none, no greeting, or it is not SMTP', async () => {
    const silent = await startSilentServer()
    const web = createServer().listen(0, '127.0.0.1')
    await once(web, 'listening')
    const address = web.address()
    const ports = [silent.port, typeof address === 'object' && address ? address.port : 0, 1]
    for (const port of ports) {
      const send = createMailSender({ url: `smtp://127.0.0.1:${port}`, to: [to], from }, 300)
      await expect(send(sending)).rejects.toMatchObject({ failure: 'unreachable' })
    }
    await silent.close()
    web.close()
  })

  it('that takes too long counts as unreachable, and its connection is closed', async () => {
    const closed = Promise.withResolvers<void>()
    const server = createTcpServer((socket) => {
      // Each line restarts the time-out of the socket.
      const timer = setInterval(() => socket.write('250-more\r\n'), 10)
      socket.write('220 slow\r\n')
      socket.resume()
      socket.on('error', () => {})
      socket.once('close', () => {
        clearInterval(timer)
        closed.resolve()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const options = { url: `smtp://127.0.0.1:${port}`, to: [to], from }
    const send = createMailSender(options, 5000, undefined, 300)
    await expect(send(sending)).rejects.toMatchObject({ code: 'ETIMEDOUT', failure: 'unreachable' })
    await closed.promise
    server.close()
  })

  it('may take as long as the attempt: some servers examine a mail before they take it', async () => {
    const sink = await startSmtpSink()
    const wait = vi.spyOn(Socket.prototype, 'setTimeout')
    await createMailSender({ url: sink.url, to: [to], from }, 5000, undefined, 77_000)(sending)
    const waits = wait.mock.calls.flatMap(([milliseconds], index) => {
      const socket = wait.mock.contexts[index]
      return socket instanceof Socket && socket.remotePort === sink.port ? [milliseconds] : []
    })
    expect(Math.max(...waits)).toBe(77_000)
    await sink.close()
  })

  it('to a wrong password counts as unreachable', async () => {
    const sink = await startSmtpSink({ password: 'right', secure: true })
    const url = `${sink.url.replace('//', '//ada:wrong@')}?tls.rejectUnauthorized=false`
    const failed = createMailSender({ url, to: [to], from })(sending)
    await expect(failed).rejects.toMatchObject({ code: 'EAUTH 535', failure: 'unreachable' })
    await sink.close()
  })
})

describe('a mail server with a password', () => {
  it.each([
    ['TLS from the start', true],
    ['STARTTLS', false],
  ])('is spoken to with %s', async (_, secure) => {
    const sink = await startSmtpSink({ password: 'p@ss', secure })
    const url = `${sink.url.replace('//', '//ada:p%40ss@')}?tls.rejectUnauthorized=false`
    await createMailSender({ url, to: [to], from })(sending)
    expect(sink.mails).toMatchObject([{ messageId: '<one@folio.example>', isEncrypted: true }])
    await sink.close()
  })

  it('gets no password if the connection cannot be encrypted', async () => {
    const sink = await startSmtpSink()
    const send = createMailSender({ url: sink.url.replace('//', '//ada:secret@'), to: [to], from })
    await expect(send(sending)).rejects.toMatchObject({
      code: 'ETLS 500',
      failure: 'unreachable',
      reason: expect.stringContaining('The server refuses STARTTLS.'),
    })
    expect(sink.mails).toEqual([])
    await sink.close()
  })

  it('is reported if it does not encrypt from the start and SMTP_URL says so', async () => {
    const sink = await startSmtpSink()
    const url = sink.url.replace('smtp://', 'smtps://ada:secret@')
    await expect(createMailSender({ url, to: [to], from })(sending)).rejects.toMatchObject({
      failure: 'unreachable',
      reason: expect.stringContaining('SMTP_URL begins with "smtp://"'),
    })
    await sink.close()
  })

  it('gets nothing if its certificate is not trusted', async () => {
    const sink = await startSmtpSink({ password: 'p@ss', secure: true })
    const send = createMailSender({ url: sink.url.replace('//', '//ada:p%40ss@'), to: [to], from })
    await expect(send(sending)).rejects.toMatchObject({
      failure: 'unreachable',
      reason: expect.stringContaining('certificate'),
    })
    expect(sink.mails).toEqual([])
    await sink.close()
  })
})

/** Sends a message to a webhook, which has `timeout` ms to answer. */
async function post(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  timeout = 10_000,
) {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    await createWebhookSender(`http://127.0.0.1:${port}/hook`, timeout)(sending)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('delivery by webhook', () => {
  it('posts the message as JSON, with an id to know it by', async () => {
    const got = Promise.withResolvers<unknown>()
    await post(async (request, response) => {
      const { method, url, headers } = request
      got.resolve([method, url, headers['idempotency-key'], await json(request)])
      response.writeHead(204).end()
    })
    const body = { id: 'one', receivedAt: '2026-01-01T00:00:00.000Z', ...ada }
    expect(await got.promise).toEqual(['POST', '/hook', 'one', body])
  })

  it.each([
    [400, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
    [401, 'temporary'],
    [404, 'temporary'],
    [500, 'temporary'],
    [302, 'unreachable'],
    [429, 'unreachable'],
    [502, 'unreachable'],
    [503, 'unreachable'],
    [504, 'unreachable'],
  ])('takes an answer of %s as %s', async (status, failure) => {
    const posted = post((_, response) => response.writeHead(status, { Location: '/' }).end())
    await expect(posted).rejects.toMatchObject({ failure })
  })

  it.each([
    ['hangs up', (request: IncomingMessage) => request.socket.destroy(), 'ECONNECTION'],
    ['does not answer', () => {}, 'ETIMEDOUT'],
  ])('tries again where it %s', async (_, answer, code) => {
    await expect(post(answer, 500)).rejects.toMatchObject({ code, failure: 'unreachable' })
  })
})
