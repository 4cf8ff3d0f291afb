import { once } from 'node:events'
import { Readable } from 'node:stream'

import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'

import { createHttpServer } from '#server/http/http-server.ts'

import { guardBody } from './guard-body.ts'

const path = '/srv/folio/dist/loop.gif'
const logged: unknown[][] = []
let close: (() => void) | undefined

afterEach(() => {
  close?.()
  vi.restoreAllMocks()
  logged.length = 0
})

/** Serves a file that gives these pieces and then breaks; what the process prints is watched. */
async function serve(pieces: readonly string[]) {
  const printed = (['error', 'info', 'log'] as const).map((name) => vi.spyOn(console, name))
  const app = new Hono()
  app.onError((error, c) => {
    logged.push(['thrown', error.message])
    return c.text('Internal server error', 500)
  })
  app.use(
    compress(),
    guardBody((...entry) => void logged.push(entry)),
  )
  app.get('/', (c) => {
    const left = [...pieces]
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const piece = left.shift()
          if (piece === undefined) controller.error(new Error(`EIO: i/o error, read '${path}'`))
          else controller.enqueue(Buffer.from(piece))
        },
      },
      { highWaterMark: 0 },
    )
    return c.body(body, 200, { 'Content-Length': '9999', 'Content-Type': 'text/plain' })
  })
  const server = createHttpServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => server.close()
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    printed: () => printed.flatMap(({ mock }) => mock.calls),
  }
}

it('answers 500 for a file that cannot be read', async () => {
  const { url, printed } = await serve([])
  const answer = await fetch(url)
  expect([answer.status, logged]).toEqual([500, [['thrown', `EIO: i/o error, read '${path}'`]]])
  expect(printed()).toEqual([])
})

it.each(['identity', 'gzip'])(
  'ends the connection where a file breaks later, and only the log says why: %s',
  async (encoding) => {
    const { url, printed } = await serve(['one', 'two', 'three'])
    const answer = fetch(url, { headers: { 'Accept-Encoding': encoding } })
    await expect(answer.then(async (response) => response.text())).rejects.toThrow(TypeError)
    expect(logged).toEqual([
      [
        'error',
        'A file could not be read to its end',
        { reason: `EIO: i/o error, read '${path}'` },
      ],
    ])
    expect(printed()).toEqual([])
  },
)

it.each([true, false])(
  'goes on when a visitor leaves in the middle of a file, just as the next piece comes: %s',
  async (hasAsked) => {
    const thrown: unknown[] = []
    const keep = (error: unknown) => void thrown.push(error)
    process.on('uncaughtException', keep)
    onTestFinished(() => void process.off('uncaughtException', keep))
    const pieces = Readable.from(
      ['one', 'two', 'three', 'four'].map((piece) => Buffer.from(piece)),
      {
        objectMode: false,
        highWaterMark: 3,
      },
    )
    const app = new Hono()
    app.use(guardBody(() => {}))
    // As serveStatic answers. The types of Node's streams are not those of browsers.
    const file: Response = Reflect.construct(Response, [Readable.toWeb(pieces)])
    app.get('/', () => file)
    const answer = await app.request('/')
    const reader = answer.body?.getReader()
    await reader?.read()
    await vi.waitUntil(() => pieces.readableLength > 0)
    const next = reader?.read()
    if (hasAsked) await Promise.resolve()
    await Promise.all([next, reader?.cancel()])
    await vi.waitUntil(() => pieces.closed)
    expect(thrown).toEqual([])
  },
)
