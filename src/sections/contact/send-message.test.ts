import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import { afterEach, describe, expect, test } from 'vitest'

import { resolveTarget, makeServiceAddress, type Target } from './model/target.ts'
import { sendMessage } from './send-message.ts'

const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello,\n"you" & <all> 🚀' }

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** Starts a contact service with this answer, and returns its address. */
async function serve(answer: Answer): Promise<string> {
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

function makeService(backend: string): Target {
  const target = resolveTarget({ to: 'service', backend })
  if (!target) throw new Error('A service has a form.')
  return target
}

/** The outcome of a message to a service with this answer. */
async function sendTo(answer: Answer, timeout = 30_000) {
  return sendMessage(message, makeService(await serve(answer)), { timeout })
}

function answerJson(status: number, body: string): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
}

/** An answer that begins with this and never ends. */
function begin(status: number, start: string): Answer {
  return (_, response) => {
    response.writeHead(status)
    response.write(start)
  }
}

describe('a message', () => {
  test('is posted as JSON of exactly name, email and message', async () => {
    const requests: unknown[] = []
    const backend = await serve(async (request, response) => {
      const { method, url, headers } = request
      requests.push({ method, url, type: headers['content-type'], body: await text(request) })
      response.end('{}')
    })
    const more = { ...message, secret: 'not to be sent' }
    await sendMessage(more, makeService(`${backend}/base/`), { timeout: 30_000 })
    expect(requests).toEqual([
      {
        method: 'POST',
        url: '/base/api/contact',
        type: 'application/json',
        body: '{"name":"Ada","email":"ada@example.org","message":"Hello,\\n\\"you\\" & <all> 🚀"}',
      },
    ])
  })
})

describe('a message is sent when the service says so, with its status text if there is one', () => {
  test.each([
    { status: 200, body: '{"status":"Thank you!"}', answer: 'Thank you!' },
    { status: 201, body: '{"status":"Thank you!","id":5}', answer: 'Thank you!' },
    { status: 200, body: '{}', answer: undefined },
    { status: 200, body: '{"status":""}', answer: undefined },
    { status: 200, body: '{"status":5}', answer: undefined },
    { status: 200, body: '{"status":null}', answer: undefined },
  ])('$status $body', async ({ status, body, answer }) => {
    expect(await sendTo(answerJson(status, body))).toEqual({ type: 'sent', status: answer })
  })
})

describe('a message is refused by an answer that is not OK, whatever it holds', () => {
  test.each([
    { status: 500, body: '{"status":"Thank you!"}' },
    { status: 503, body: '<h1>Down</h1>' },
    { status: 400, body: '{"status":"No email."}' },
    { status: 404, body: '' },
    { status: 413, body: '{' },
    { status: 429, body: '{}' },
  ])('$status $body', async ({ status, body }) => {
    expect(await sendTo(answerJson(status, body))).toEqual({ type: 'refused', wrong: [] })
  })
})

describe('a refusal with 422 or 413 says which fields are wrong', () => {
  test.each([
    { status: 422, body: '{"error":"No.","fields":{"message":"?","email":"?"}}', named: true },
    { status: 413, body: '{"error":"No.","fields":{"message":"?","email":"?"}}', named: true },
    { status: 400, body: '{"error":"No.","fields":{"message":"?","email":"?"}}', named: false },
    { status: 422, body: '{"error":"No.","fields":{"admin":"?"}}', named: false },
    { status: 422, body: '{"error":', named: false },
  ])('$status $body', async ({ status, body, named }) => {
    const wrong = named ? ['email', 'message'] : []
    expect(await sendTo(answerJson(status, body))).toEqual({ type: 'refused', wrong })
  })

  test('and is a refusal even if its answer never ends', async () => {
    expect(await sendTo(begin(422, '{"fields":'), 1000)).toEqual({ type: 'refused', wrong: [] })
  })
})

describe('a service is unreachable', () => {
  test.each<[string, Answer]>([
    ['when its answer is broken JSON', answerJson(200, '{"status":')],
    ['when its answer is null', answerJson(200, 'null')],
    ['when its answer is a list', answerJson(200, '[{"status":"Thank you!"}]')],
    ['when its answer is a text', answerJson(200, '"Thank you!"')],
    ['when its answer is a page', answerJson(200, '<!doctype html>')],
    ['when its answer is empty', answerJson(200, '')],
    ['when it drops the connection', (request) => request.socket.destroy()],
    [
      'when it drops the connection during its answer',
      (_, response) => {
        response.writeHead(200, { 'content-length': 100 })
        response.write('{"status"', () => response.destroy())
      },
    ],
  ])('%s', async (_, answer) => {
    expect(await sendTo(answer)).toEqual({ type: 'unreachable' })
  })

  test.each<[string, Answer]>([
    ['when it never answers', () => {}],
    ['when it never ends its answer', begin(200, '{"status":')],
  ])('%s', async (_, answer) => {
    expect(await sendTo(answer, 50)).toEqual({ type: 'unreachable' })
  })

  test('when nobody listens at its address', async () => {
    const backend = await serve(answerJson(200, '{}'))
    await closing.pop()?.()
    expect(await sendMessage(message, makeService(backend), { timeout: 30_000 })).toEqual({
      type: 'unreachable',
    })
  })

  test('when its address is invalid', async () => {
    const target = makeService('https://')
    expect(await sendMessage(message, target, { timeout: 30_000 })).toEqual({ type: 'unreachable' })
  })
})

describe('messages go to /api/contact below the backend', () => {
  test.each([
    { backend: '/', address: '/api/contact' },
    { backend: 'https://x.org', address: 'https://x.org/api/contact' },
    { backend: 'https://x.org/', address: 'https://x.org/api/contact' },
    { backend: 'https://x.org//', address: 'https://x.org/api/contact' },
    { backend: 'https://x.org/base', address: 'https://x.org/base/api/contact' },
    { backend: 'https://x.org/base/', address: 'https://x.org/base/api/contact' },
    { backend: 'https://x.org/api/contact/', address: 'https://x.org/api/contact' },
    { backend: 'http://localhost:8080', address: 'http://localhost:8080/api/contact' },
  ])('$backend', ({ backend, address }) => {
    expect(makeServiceAddress(backend)).toBe(address)
  })
})
