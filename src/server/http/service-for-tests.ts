import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createApp, type AppOptions } from '#server/app.ts'
import { optionsForTests } from '#server/options-for-tests.ts'
import type { MessageStore } from '#server/storage/message-store.ts'
import { openSqliteStore } from '#server/storage/sqlite/sqlite-store.ts'

import { createHttpServer } from './http-server.ts'

/** The answer to one request. The body has no chunk sizes. */
type RawAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A service on a port of this machine, with an empty database and an empty `site` folder. */
export type ServiceForTests = {
  readonly url: string
  readonly siteFolder: string
  readonly store: MessageStore
  /** Every line of the log: level, message and fields. */
  readonly logged: readonly (readonly unknown[])[]
  /**
   * Sends bytes on a connection of their own and waits until the service closes it: the last request
   * must ask for that. With `end`, the client closes its half after the last byte.
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
    ...optionsForTests,
    store,
    siteFolder,
    allowedOrigins: ['https://ada.example'],
    log: (...entry) => void logged.push(entry),
    ...options,
  })
  const server = createHttpServer(app).listen(0, '127.0.0.1')
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
      // Bytes that the service has not read reset the connection when it closes.
      socket.on('error', () => {})
      const closed = new Promise((resolve) => socket.once('close', resolve))
      if (end) socket.end(bytes)
      else socket.write(bytes)
      await closed
      return splitAnswers(Buffer.concat(received))
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
function splitAnswers(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let rest = bytes; rest.length > 0;) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) throw new Error(`No answer: ${rest.toString()}`)
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n')
    const headers = Object.fromEntries(lines.map(readHeader))
    rest = rest.subarray(end + 4)
    const isChunked = headers['transfer-encoding'] === 'chunked'
    const [body, after] = isChunked ? decodeChunked(rest) : split(rest, readLength(headers, rest))
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
function readLength(headers: Readonly<Record<string, string>>, rest: Buffer): number {
  const length = headers['content-length']
  if (length !== undefined) return Number(length)
  return rest.subarray(0, 5).toString() === 'HTTP/' ? 0 : rest.length
}

function split(bytes: Buffer, at: number): [Buffer, Buffer] {
  return [bytes.subarray(0, at), bytes.subarray(at)]
}

function decodeChunked(bytes: Buffer): [Buffer, Buffer] {
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
