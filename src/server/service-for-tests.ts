import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createApp, type AppOptions } from './app.ts'
import { httpServer } from './http-server.ts'
import { createRateLimits } from './rate-limits.ts'
import type { MessageStore } from './storage/message-store.ts'
import { openSqliteStore } from './storage/sqlite-store.ts'
import { wordsForTests } from './words-for-tests.ts'

/** What came back for one request: a head, and a body without the marks of its chunks. */
export type RawAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The service on a port of this machine, with an empty database and an empty folder `site`. */
export type ServiceForTests = {
  readonly url: string
  readonly siteFolder: string
  readonly store: MessageStore
  /** Every line of the log, as level, message and fields. */
  readonly logged: readonly (readonly unknown[])[]
  /**
   * Sends bytes on a connection of their own and waits until the service closes it, for which the
   * last request has to ask. With `end`, the visitor closes its half after the last byte.
   */
  readonly send: (bytes: string | Buffer, end?: 'end') => Promise<readonly RawAnswer[]>
  readonly stop: () => Promise<void>
}

/** Starts the service as `main.ts` does, without limits unless `options` set them. */
export async function startServiceForTests(
  options: Partial<AppOptions> = {},
): Promise<ServiceForTests> {
  const folder = await mkdtemp(join(tmpdir(), 'folio-service-'))
  const siteFolder = join(folder, 'site')
  await mkdir(siteFolder)
  const store = openSqliteStore(join(folder, 'data'))
  const logged: unknown[][] = []
  const app = createApp({
    store,
    siteFolder,
    words: wordsForTests,
    allowedOrigins: ['https://ada.example'],
    hsts: 'off',
    base: '',
    rateLimits: createRateLimits({ perAddress: Infinity, all: Infinity }),
    addressOf: () => '203.0.113.7',
    onStored: () => {},
    delivery: undefined,
    isClosing: () => false,
    log: (...entry) => void logged.push(entry),
    ...options,
  })
  const server = httpServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    siteFolder,
    store,
    logged,
    async send(bytes, end) {
      const socket = connect(port, '127.0.0.1')
      const received: Buffer[] = []
      socket.on('data', (data) => received.push(data))
      // What the service has not read when it closes the connection resets it.
      socket.on('error', () => {})
      const closed = new Promise((resolve) => socket.once('close', resolve))
      if (end) socket.end(bytes)
      else socket.write(bytes)
      await closed
      return answersIn(Buffer.concat(received))
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Reads answers that follow each other on one connection. None of them may be to HEAD. */
function answersIn(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let rest = bytes; rest.length > 0;) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) throw new Error(`No answer: ${rest.toString()}`)
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n')
    const headers = Object.fromEntries(lines.map(readHeader))
    rest = rest.subarray(end + 4)
    const isChunked = headers['transfer-encoding'] === 'chunked'
    const [body, after] = isChunked ? unchunk(rest) : split(rest, lengthOf(headers, rest))
    rest = after
    const status = Number(/^HTTP\/1\.1 (\d{3}) /u.exec(first)?.[1])
    answers.push({ status, headers, body: body.toString() })
  }
  return answers
}

function readHeader(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}

/** An answer without a length ends with its connection, but for "100 Continue", which has no body. */
function lengthOf(headers: Readonly<Record<string, string>>, rest: Buffer): number {
  const length = headers['content-length']
  if (length !== undefined) return Number(length)
  return rest.subarray(0, 5).toString() === 'HTTP/' ? 0 : rest.length
}

function split(bytes: Buffer, at: number): [Buffer, Buffer] {
  return [bytes.subarray(0, at), bytes.subarray(at)]
}

function unchunk(bytes: Buffer): [Buffer, Buffer] {
  const pieces: Buffer[] = []
  for (let rest = bytes; ;) {
    const end = rest.indexOf('\r\n')
    const size = Number.parseInt(rest.subarray(0, end).toString(), 16)
    const start = end + 2
    if (size === 0) return [Buffer.concat(pieces), rest.subarray(start + 2)]
    pieces.push(rest.subarray(start, start + size))
    rest = rest.subarray(start + size + 2)
  }
}
