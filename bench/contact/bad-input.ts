import { connect } from 'node:net'
import { join } from 'node:path'

import * as fc from 'fast-check'

import { contactMessage } from '#contract/contact-message.ts'
import { openSqliteStore } from '#server/storage/sqlite/sqlite-store.ts'

import { formatGoal } from '../measure.ts'
import { makeFolder, startService } from './service.ts'
import { readMessages } from './stored.ts'

/** The bytes of a request, in the pieces in which they are sent. The pause is in ms. */
type Request = { readonly pieces: readonly Buffer[]; readonly pause: number }

/** The status of an answer: 0 if the connection closed without one, undefined after a time-out. */
type Answer = number | undefined

const connections = 32
/** The time-out of the client, in ms: longer than that of the service. */
const patience = 40_000

const field = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    'Ada',
    'ada@example.org',
    'a\r\nBcc: eve@example.org',
    '\u0000',
    '\uD800',
    '\u200B',
    '=?utf-8?Q?=0D=0ABcc:_x?=',
  ),
  fc.string({ minLength: 4990, maxLength: 5010 }),
)
const email = fc.oneof({ weight: 3, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: field })
const message = fc.record({ name: field, email, message: field })
const good = fc.record({
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  email: fc.constantFrom('ada@example.org', "o'brian+tag@localhost"),
  message: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1000 }),
})
const values = fc.oneof(
  { weight: 3, arbitrary: good },
  { weight: 3, arbitrary: message },
  { weight: 1, arbitrary: fc.record({ name: fc.anything(), email: fc.anything() }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 5 }) },
)
const json = values.map((value) => {
  try {
    return Buffer.from(JSON.stringify(value) ?? '')
  } catch {
    return Buffer.from('{')
  }
})
const form = fc.oneof(
  message.map((fields) => Buffer.from(new URLSearchParams(fields).toString())),
  fc
    .string({ unit: fc.constantFrom('%', '=', '&', '+', 'a', 'F', '0', ';'), maxLength: 100 })
    .map((text) => Buffer.from(text)),
)
const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array))
const nested = fc.integer({ min: 1, max: 20_000 }).map((depth) => Buffer.alloc(depth, '['))
const large = fc.integer({ min: 60_000, max: 90_000 }).map((length) => Buffer.alloc(length, 'a'))

const type = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  '',
)
const header = fc.tuple(
  fc.constantFrom(
    'Origin',
    'X-Forwarded-For',
    'Accept-Encoding',
    'Content-Encoding',
    'Expect',
    'Host',
    'Content-Length',
    'Transfer-Encoding',
    'Sec-Fetch-Site',
    'X-Other',
  ),
  fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('gzip', '100-continue', 'null', 'https://eve.example', '-1', '5', 'chunked'),
  ),
)
const typedBody = fc.oneof(
  fc.tuple(fc.constant('application/json'), json),
  fc.tuple(fc.constant('application/x-www-form-urlencoded'), form),
  fc.tuple(type, fc.oneof(json, form, bytes, nested, large)),
)
const request: fc.Arbitrary<Request> = fc
  .record({
    method: fc.constantFrom('POST', 'POST', 'POST', 'POST', 'PUT', 'GET', 'OPTIONS', 'POSTS'),
    typedBody,
    headers: fc.array(header, { maxLength: 1 }),
    length: fc.constantFrom(
      'right',
      'right',
      'right',
      'chunked',
      'chunked',
      'long',
      'short',
      'none',
    ),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
    pause: fc.constantFrom(0, 0, 0, 5, 50),
  })
  .map(({ method, typedBody: [contentType, body], headers, length, cuts, pause }) => {
    const head = [
      `${method} /api/contact HTTP/1.1`,
      'Host: folio.example',
      'Connection: close',
      contentType === '' ? '' : `Content-Type: ${contentType}`,
      writeLengthHeader(length, body.length),
      ...headers.map(([name, value]) => `${name}: ${value}`),
    ].filter((line) => line !== '')
    const sent = length === 'chunked' ? encodeChunked(body) : body
    const whole = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), sent])
    const places = cuts.map((cut) => Math.floor(cut * whole.length)).toSorted((a, b) => a - b)
    const pieces = [0, ...places].map((place, index) => whole.subarray(place, places[index]))
    return { pieces, pause }
  })

function writeLengthHeader(length: string, right: number): string {
  if (length === 'chunked') return 'Transfer-Encoding: chunked'
  if (length === 'none') return ''
  const wrong = { long: 10, short: -1 }[length] ?? 0
  return `Content-Length: ${Math.max(0, right + wrong)}`
}

function encodeChunked(body: Buffer): Buffer {
  if (body.length === 0) return Buffer.from('0\r\n\r\n')
  const size = Buffer.from(`${body.length.toString(16)}\r\n`)
  return Buffer.concat([size, body, Buffer.from('\r\n0\r\n\r\n')])
}

/** Sends generated requests and prints the answers. */
export async function sendBadInput(count: number): Promise<void> {
  const seed = Date.now() % 2 ** 31
  console.log(`${count} generated requests, from seed ${seed}`)
  const folder = makeFolder()
  const service = await startService(folder, {})
  const requests = fc.sample(request, { numRuns: count, seed })
  const { hostname, port } = new URL(service.url)
  const statuses = new Map<Answer, number>()
  let next = 0

  async function keepSending() {
    for (;;) {
      const one = requests[next]
      next += 1
      if (!one) return
      const status = await send(hostname, Number(port), one)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === undefined || status >= 500) {
        console.log(
          `  ${status ?? 'Time-out'}: ${JSON.stringify(Buffer.concat(one.pieces).toString().slice(0, 500))}`,
        )
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, keepSending))

  const health = 'GET /healthz HTTP/1.1\r\nHost: folio.example\r\nConnection: close\r\n\r\n'
  // A connection of its own: fetch may take one that the service is closing.
  const answer = await send(hostname, Number(port), { pieces: [Buffer.from(health)], pause: 0 })
  const alive = service.child.exitCode === null && answer === 200
  await service.end('SIGTERM')
  const store = openSqliteStore(join(folder.path, 'data'))
  const stored = await readMessages(store)
  await store.close()
  folder.remove()
  const broken = stored.filter(
    ({ name, email: address, message: text }) =>
      !contactMessage.safeParse({ name, email: address, message: text }).success,
  )
  const known = [...statuses].toSorted(([a = 999], [b = 999]) => a - b)
  const counts = known.map(([status, times]) => `${times} × ${status ?? 'time-out'}`)
  console.log(`  ${counts.join(', ')} (0: closed without an answer)`)
  const failures = known.filter(([status]) => status === undefined || status >= 500)
  console.log(`  ${formatGoal(failures.length === 0, 'no answer of 5xx, and no time-out')}`)
  console.log(`  ${formatGoal(alive, 'the service is live')}`)
  console.log(
    `  ${formatGoal(broken.length === 0, `all ${stored.length} stored messages are valid`)}`,
  )
}

function send(host: string, port: number, { pieces, pause }: Request): Promise<Answer> {
  return new Promise((resolve) => {
    const received: Buffer[] = []
    const socket = connect(port, host === 'localhost' ? '127.0.0.1' : host)
    const timer = setTimeout(() => {
      resolve(undefined)
      socket.destroy()
    }, patience)
    socket.on('data', (data) => received.push(data))
    // The service may close the connection while more is sent.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      // The answer follows "100 Continue".
      const lines = Buffer.concat(received)
        .toString('latin1')
        .matchAll(/^HTTP\/1\.1 (\d{3})/gmu)
      resolve([...lines].map(([, status]) => Number(status)).find((status) => status >= 200) ?? 0)
    })
    socket.on('connect', async () => {
      for (const piece of pieces) {
        socket.write(piece)
        await new Promise((done) => setTimeout(done, pause))
      }
      // The other half of the connection stays open for the answer.
      socket.end()
    })
  })
}
