import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { createApp } from '#server/app.ts'
import { optionsForTests } from '#server/options-for-tests.ts'
import { createSqliteForTests, type TestDatabase } from '#server/storage/databases-for-tests.ts'
import type { MessageStore } from '#server/storage/message-store.ts'

import { createHttpServer, type HttpServerOptions } from './http-server.ts'

const head =
  'POST /api/contact HTTP/1.1\r\nHost: folio.example\r\nContent-Type: application/json\r\n'
const body = JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Hello' })

let database: TestDatabase
let store: MessageStore
let logged: unknown[][]
let close: () => void
let port: number

async function serve(options?: HttpServerOptions) {
  const app = createApp({
    ...optionsForTests,
    store,
    siteFolder: import.meta.dirname,
    log: (...entry) => void logged.push(entry),
  })
  const server = createHttpServer(app, options).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
  close = () => {
    server.closeAllConnections()
    server.close()
  }
}

beforeEach(async () => {
  logged = []
  database = await createSqliteForTests()
  store = await database.open()
})
afterEach(async () => {
  close()
  await store.close()
  await database.remove()
})

it.each([
  ['of a body that says its length', `${head}Content-Length: 9999\r\n\r\n{`, ' '],
  ['of a body in chunks', `${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  ['of its head', 'POST /api/contact HTTP/1.1\r\nX: ', 'x'],
])('ends who sends but a byte %s at a time', async (_, start, drip) => {
  await serve({ patience: 300 })
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let answer = ''
  socket.on('data', (data) => (answer += String(data)))
  // A byte that comes after the end resets the connection, and the answer may be lost with it.
  socket.on('error', () => {})
  socket.write(start)
  const dripping = setInterval(() => socket.write(drip), 10)
  await closed
  clearInterval(dripping)
  expect(answer).toMatch(/^(?:HTTP\/1\.1 408 [^]*)?$/u)
  expect(await store.readPage({ limit: 2 })).toEqual([])
  expect(logged.filter(([level]) => level !== 'info')).toEqual([])
})

it('accepts a message in any number of pieces', async () => {
  await serve()
  const socket = connect(port, '127.0.0.1').setNoDelay()
  const answer = text(socket)
  const request = `${head}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
  for (const letter of request) await new Promise((done) => socket.write(letter, done))
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK/u)
  expect(await store.readPage({ limit: 2 })).toMatchObject([JSON.parse(body)])
})

it('says that a body in chunks is too large before it ends', async () => {
  await serve()
  const socket = connect(port, '127.0.0.1')
  const [answer] = await Promise.all([
    once(socket, 'data'),
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n10001\r\n${' '.repeat(0x10001)}\r\n`),
  ])
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /u)
  socket.destroy()
})

it('does not report an error when a client disconnects during a request', async () => {
  await serve()
  const socket = connect(port, '127.0.0.1')
  await new Promise((done) => socket.write(`${head}Content-Length: 999\r\n\r\n{`, done))
  // One request after the other: the first has arrived once the second is answered.
  await fetch(`http://127.0.0.1:${port}/healthz`)
  socket.destroy()
  await expect.poll(() => logged).toEqual([['info', 'A client aborted a request']])
})

it('closes one connection above the limit, and accepts one again after another closes', async () => {
  await serve({ maxConnections: 1 })
  const first = connect(port, '127.0.0.1')
  await once(first, 'connect')
  // The server has seen the first connection once it has answered.
  first.write('GET /healthz HTTP/1.1\r\nHost: folio.example\r\n\r\n')
  await once(first, 'data')
  expect(await text(connect(port, '127.0.0.1'))).toBe('')
  first.destroy()
  const isLive = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isLive, { timeout: 10_000 }).toBe(true)
})

it('closes a connection whose answer nobody reads', async () => {
  const app = new Hono().get('/', (c) => c.body(makeEndlessBody()))
  const server = createHttpServer(app, { patience: 120 }).listen(0, '127.0.0.1')
  close = () => server.close()
  // Only the time without traffic counts here: on a busy machine, the request itself may be late.
  server.headersTimeout = 0
  server.requestTimeout = 0
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  const [accepted] = await once(server, 'connection')
  const closed = once(accepted, 'close')
  socket.pause().write('GET / HTTP/1.1\r\nHost: folio.example\r\n\r\n')
  await closed
  expect(accepted.destroyed).toBe(true)
  socket.destroy()
})

function makeEndlessBody(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
}
