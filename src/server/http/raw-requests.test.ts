import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startServiceForTests, type ServiceForTests } from './service-for-tests.ts'

let service: ServiceForTests
let sent = 0

beforeAll(async () => {
  service = await startServiceForTests()
  await writeFile(join(service.siteFolder, 'index.html'), 'Home')
})
afterAll(() => service.stop())

const host = 'Host: folio.example\r\n'
const last = 'Connection: close\r\n'
const health = `GET /healthz HTTP/1.1\r\n${host}${last}\r\n`
const live = [200, '{"status":"live"}'] as const
const stored = [200, '{"status":"Angekommen & gelesen <bald>"}'] as const
const refused = [400, ''] as const
const notJson = [400, '{"error":"The body is not JSON. Send an object in JSON."}'] as const
const wrongMethod = [405, 'Method not allowed'] as const

type Answers = readonly (readonly [status: number, body: string])[]

async function readAnswers(raw: string, end?: 'end'): Promise<Answers> {
  const answers = await service.send(Buffer.from(raw, 'latin1'), end)
  return answers.map(({ status, body }) => [status, body])
}

/** How many messages a request has stored. */
async function readStored(raw: string, end?: 'end') {
  const before = (await service.store.readPage({ limit: 100 })).length
  const answers = await readAnswers(raw, end)
  return { answers, messages: (await service.store.readPage({ limit: 100 })).length - before }
}

/** A message in JSON that no other row sends. */
function makeBody(): string {
  sent += 1
  return JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: `Hello ${sent}` })
}

/** One POST, whose head ends with these lines, and another request that may be smuggled in. */
function post(lines: string, body: string): string {
  return `POST /api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\n${lines}\r\n${body}`
}

function encodeChunked(body: string, extension = '', trailer = ''): string {
  return `${body.length.toString(16)}${extension}\r\n${body}\r\n0\r\n${trailer}\r\n`
}

describe('the end of a body', () => {
  const body = makeBody()
  const length = `Content-Length: ${body.length}\r\n`
  const inChunks = 'Transfer-Encoding: chunked\r\n'
  const pieces = encodeChunked(body)

  it.each<[string, string, Answers, 'end'?]>([
    ['two lengths that agree', post(length + length, body), [refused]],
    ['two lengths that differ', post(`${length}Content-Length: 5\r\n`, body), [refused]],
    ['a list of lengths', post(`Content-Length: ${body.length}, 5\r\n`, body), [refused]],
    ['a length and chunks', post(length + inChunks, pieces), [refused]],
    ['chunks and a length', post(inChunks + length, pieces), [refused]],
    ['a negative length', post('Content-Length: -5\r\n', body), [refused]],
    ['a length with a sign', post('Content-Length: +5\r\n', body), [refused]],
    ['a length in hexadecimal', post('Content-Length: 0x10\r\n', body), [refused]],
    ['a length of nothing', post('Content-Length:\r\n', body), [refused]],
    ['a length that overflows', post(`Content-Length: ${'9'.repeat(23)}\r\n`, body), [refused]],
    ['a space before the colon of the length', post('Content-Length : 5\r\n', body), [refused]],
    ['chunks under another name', post('Transfer-Encoding: xchunked\r\n', pieces), [refused]],
    ['an encoding that is none', post('Transfer-Encoding: identity\r\n', pieces), [refused]],
    [
      'chunks within another encoding',
      post('Transfer-Encoding: chunked, x\r\n', pieces),
      [refused],
    ],
    ['two encodings', post(`${inChunks}Transfer-Encoding: identity\r\n`, pieces), [refused]],
    [
      'a space before the colon of the encoding',
      post('Transfer-Encoding : chunked\r\n', pieces),
      [refused],
    ],
    [
      'a control character before the encoding',
      post('Transfer-Encoding: \vchunked\r\n', pieces),
      [refused],
    ],
    ['a chunk whose size is no number', post(inChunks, `zz\r\n${body}\r\n0\r\n\r\n`), [refused]],
    ['a chunk of negative size', post(inChunks, `-1\r\n${body}\r\n0\r\n\r\n`), [refused]],
    ['a chunk whose size overflows', post(inChunks, `${'f'.repeat(17)}\r\n${body}`), [refused]],
    [
      'a chunk that is longer than its size',
      post(inChunks, `2\r\n${body}\r\n0\r\n\r\n`),
      [refused],
    ],
    ['chunks that end with LF alone', post(inChunks, '2\n{}\n0\n\n'), [refused]],
    [
      'a chunk with an extension of 20 kB',
      post(inChunks, encodeChunked(body, `;${'a'.repeat(20_000)}`)),
      [[413, '']],
    ],
    [
      'a length, and then the end of the connection',
      post('Content-Length: 999\r\n', '{'),
      [refused],
      'end',
    ],
    ['chunks, and then the end of the connection', post(inChunks, '2\r\n{}\r\n'), [refused], 'end'],
    ['no length at all', post(last, ''), [notJson]],
    [
      'a length of 0, with a request behind it',
      post('Content-Length: 0\r\n', health),
      [notJson, live],
    ],
  ])('%s: nothing is stored', async (_, raw, answers, end) => {
    expect(await readStored(raw, end)).toEqual({ answers, messages: 0 })
  })

  it.each<[string, (body: string) => string]>([
    ['a length', (text) => post(`${last}Content-Length: ${text.length}\r\n`, text)],
    ['chunks', (text) => post(last + inChunks, encodeChunked(text))],
    [
      'chunks after a tab',
      (text) => post(`${last}Transfer-Encoding:\tchunked\r\n`, encodeChunked(text)),
    ],
    ['chunks with an extension', (text) => post(last + inChunks, encodeChunked(text, ';a=b'))],
    ['chunks with a trailer', (text) => post(last + inChunks, encodeChunked(text, '', 'X: y\r\n'))],
    ['HTTP/1.0', (text) => post(`Content-Length: ${text.length}\r\n`, text).replace('1.1', '1.0')],
  ])('%s: the message is stored once', async (_, raw) => {
    expect(await readStored(raw(makeBody()))).toEqual({ answers: [stored], messages: 1 })
  })

  it('a body that waits to be asked for is asked for', async () => {
    const text = makeBody()
    const raw = post(`${last}Expect: 100-continue\r\nContent-Length: ${text.length}\r\n`, text)
    expect(await readStored(raw)).toEqual({ answers: [[100, ''], stored], messages: 1 })
  })

  it.each([
    ['in its length', `Content-Length: ${64 * 1024 + 1}\r\n`, ''],
    ['in its chunks', 'Transfer-Encoding: chunked\r\n', encodeChunked('a'.repeat(64 * 1024 + 1))],
  ])('a body of more than 64 kB %s is refused', async (_, lines, text) => {
    const error = 'Send at most 65536 bytes.'
    const fields = { message: 'Write a shorter message.' }
    const answers = await readAnswers(post(last + lines, text))
    expect(answers).toEqual([[413, JSON.stringify({ error, fields })]])
  })
})

describe('one connection', () => {
  it.each<[string, string, Answers]>([
    ['empty lines before a request', `\r\n\r\n${health}`, [live]],
    [
      'three requests',
      `GET /healthz HTTP/1.1\r\n${host}\r\nGET / HTTP/1.1\r\n${host}\r\n${health}`,
      [live, [200, 'Home'], live],
    ],
    [
      'a GET with a body that looks like a request',
      `GET /healthz HTTP/1.1\r\n${host}Content-Length: 5\r\n\r\nGET /${health}`,
      [live, live],
    ],
    ['a request after one that ends the connection', health + health, [refused]],
    ['a handshake of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xFC\x03\x03', [refused]],
    ['the first line of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [refused]],
    ['an unknown version', `GET / HTTP/1.2\r\n${host}\r\n`, [refused]],
  ])('%s', async (_, raw, answers) => {
    expect(await readAnswers(raw)).toEqual(answers)
  })

  it('a request of HTTP/0.9, which has no headers', async () => {
    expect(await readAnswers('GET /\r\n', 'end')).toEqual([refused])
  })

  it.each([
    ['websocket', 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'],
    ['h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__\r\n'],
  ])('an upgrade to %s is not made', async (protocol, lines) => {
    const raw = `GET / HTTP/1.1\r\n${host}Connection: Upgrade, close\r\nUpgrade: ${protocol}\r\n${lines}\r\n`
    expect(await readAnswers(raw)).toEqual([[200, 'Home']])
  })
})

describe('the Host header', () => {
  const twice = [400, 'Send one Host header.'] as const
  it.each<[string, string, Answers]>([
    ['is missing', '', [refused]],
    ['comes twice', `${host}Host: eve.example\r\n`, [twice]],
    ['comes twice alike', host + host, [twice]],
    ['is a list', 'Host: folio.example, eve.example\r\n', [refused]],
    ['has a path', 'Host: folio.example/healthz\r\n', [refused]],
    ['has a user', 'Host: ada@folio.example\r\n', [refused]],
    ['has a space', 'Host: folio example\r\n', [refused]],
    ['has a port that is none', 'Host: folio.example:99999\r\n', [refused]],
    ['is empty', 'Host:\r\n', [live]],
    ['is an address of IPv6', 'Host: [::1]:80\r\n', [live]],
    ['is of another site', 'Host: eve.example\r\n', [live]],
  ])('%s', async (_, hosts, answers) => {
    expect(await readAnswers(`GET /healthz HTTP/1.1\r\n${hosts}${last}\r\n`)).toEqual(answers)
  })

  it('may be left out in HTTP/1.0, as health checks do', async () => {
    expect(await readAnswers('GET /healthz HTTP/1.0\r\n\r\n')).toEqual([live])
  })
})

describe('the method', () => {
  const postOnly = [405, '{"error":"Send the message with POST."}'] as const
  it.each<[string, string, Answers]>([
    ['TRACE', '/', [wrongMethod]],
    ['PURGE', '/', [wrongMethod]],
    ['PROPFIND', '/', [wrongMethod]],
    ['DELETE', '/index.html', [wrongMethod]],
    ['PUT', '/index.html', [wrongMethod]],
    ['TRACE', '/api/contact', [postOnly]],
    ['GET', '/api/contact', [postOnly]],
    ['OPTIONS', '*', [refused]],
    ['get', '/', [refused]],
    ['FOO', '/', [refused]],
    ['', '/', [refused]],
    ['CONNECT', 'eve.example:443', []],
  ])('%s %s', async (method, target, answers) => {
    expect(await readAnswers(`${method} ${target} HTTP/1.1\r\n${host}${last}\r\n`)).toEqual(answers)
  })

  it('is the one in the first line, whatever a header says', async () => {
    const raw = `GET /api/contact HTTP/1.1\r\n${host}${last}X-HTTP-Method-Override: POST\r\n\r\n`
    expect(await readAnswers(raw)).toEqual([postOnly])
  })
})

describe('the address', () => {
  it.each<[string, string, Answers]>([
    ['is absolute, on another host', 'http://eve.example/healthz', [live]],
    ['is of another protocol', 'ftp://eve.example/healthz', [refused]],
    ['has a fragment', '/healthz#top', [live]],
    ['has 10,000 letters', `/${'a'.repeat(10_000)}`, [[404, 'Not found']]],
    ['has 17,000 letters', `/${'a'.repeat(17_000)}`, [[431, '']]],
    ['has a space', '/a b', [refused]],
    ['has a NUL', '/a\0b', [refused]],
    ['has a letter that is not encoded', '/\xE9', [refused]],
    ['has backslashes', '/\\..\\x', [refused]],
    ['is missing', '', [refused]],
  ])('%s', async (_, address, answers) => {
    expect(await readAnswers(`GET ${address} HTTP/1.1\r\n${host}${last}\r\n`)).toEqual(answers)
  })

  it('ends the connection at 100,000 letters', async () => {
    const answers = await readAnswers(`GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`)
    // What was not read resets the connection, and the answer may be lost with it.
    expect([[], [[431, '']]]).toContainEqual(answers)
    expect(await readAnswers(health)).toEqual([live])
  })
})

describe('a header', () => {
  it.each<[string, string, Answers]>([
    ['on two lines', 'X: a\r\n b\r\n', [refused]],
    ['with a NUL', 'X: a\0b\r\n', [refused]],
    ['with CR alone', 'X: a\rb\r\n', [refused]],
    ['with LF alone', 'X: a\nY: b\r\n', [refused]],
    ['without a colon', 'XY\r\n', [refused]],
    ['without a name', ': x\r\n', [refused]],
    ['with a space in its name', 'X Y: x\r\n', [refused]],
    ['of 20 kB', `X: ${'a'.repeat(20_000)}\r\n`, [[431, '']]],
    ['that comes 1,900 times', 'X: a\r\n'.repeat(1900), [[431, '']]],
    ['in Latin-1', 'X: \xE9\r\n', [live]],
    ['that asks for what nobody offers', 'Expect: 200-ok\r\n', [[417, '']]],
  ])('%s', async (_, lines, answers) => {
    expect(await readAnswers(`GET /healthz HTTP/1.1\r\n${host}${lines}${last}\r\n`)).toEqual(
      answers,
    )
  })
})

it('logs none of it as an error', () => {
  expect(service.logged.filter(([level]) => level !== 'info')).toEqual([])
})
