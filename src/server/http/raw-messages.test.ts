import { gzipSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { findClientAddress, parseTrustedProxies } from '#server/limits/client-address.ts'
import { createRateLimits } from '#server/limits/rate-limits.ts'
import { startServiceForTests, type ServiceForTests } from './service-for-tests.ts'

const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }
const json = JSON.stringify(ada)
const form = new URLSearchParams(ada).toString()
const formType = 'application/x-www-form-urlencoded'

let service: ServiceForTests
beforeEach(async () => {
  service = await startServiceForTests()
})
afterEach(() => service.stop())

/** Sends one POST; its answer, and how many messages are stored then. */
async function post(body: string | Buffer, headers: Readonly<Record<string, string>> = {}) {
  const lines = Object.entries({
    Host: 'folio.example',
    Connection: 'close',
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `POST /api/contact HTTP/1.1\r\n${lines.join('')}\r\n`
  const [answer, ...more] = await service.send(
    Buffer.concat([Buffer.from(head), Buffer.from(body)]),
  )
  if (!answer || more.length > 0) throw new Error(`${more.length} answers more`)
  const messages = await service.store.readPage({ limit: 9 })
  return { ...answer, stored: messages.length }
}

/** The status of an answer, and the fields that it names as wrong. */
async function judgeBody(body: string | Buffer, headers?: Readonly<Record<string, string>>) {
  const { status, body: text, stored } = await post(body, headers)
  const { fields = {} }: { fields?: object } = JSON.parse(text)
  return { status, wrong: Object.keys(fields).join(' '), stored }
}

describe('a body in JSON', () => {
  const all = 'name email message'
  it.each<[string, string, number, string]>([
    ['nothing', '', 400, ''],
    ['a space', ' ', 400, ''],
    ['half an object', '{"name":', 400, ''],
    ['two objects', `${json}${json}`, 400, ''],
    ['an object and a letter', `${json}x`, 400, ''],
    ['an object with a comma too many', `${json.slice(0, -1)},}`, 400, ''],
    ['an object with a comment', `/* */${json}`, 400, ''],
    ['names without quotes', '{name:"Ada"}', 400, ''],
    ['single quotes', json.replaceAll('"', "'"), 400, ''],
    ['a line break within a text', json.replace('Hello', 'He\nllo'), 400, ''],
    ['an escape that does not exist', json.replace('Hello', '\\x41'), 400, ''],
    ['NaN', 'NaN', 400, ''],
    ['undefined', 'undefined', 400, ''],
    ['XML', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>', 400, ''],
    ['a form', form, 400, ''],
    ['20,000 open lists', '['.repeat(20_000), 400, ''],
    ['12,000 open objects', '{"a":'.repeat(12_000), 400, ''],
    ['20,000 lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 422, ''],
    ['null', 'null', 422, ''],
    ['true', 'true', 422, ''],
    ['a number', '0', 422, ''],
    ['a number without end', `1${'0'.repeat(400)}`, 422, ''],
    ['a text', '"Ada"', 422, ''],
    ['an empty list', '[]', 422, ''],
    ['the message in a list', `[${json}]`, 422, ''],
    ['an empty object', '{}', 422, all],
    ['the message in an object', `{"message":${json}}`, 422, all],
    ['numbers', '{"name":1,"email":2,"message":3}', 422, all],
    ['lists of texts', '{"name":["a"],"email":["a@b"],"message":["a"]}', 422, all],
    [
      'objects with a length',
      '{"name":{"length":1},"email":{"length":1},"message":{"length":1}}',
      422,
      all,
    ],
    [
      'objects with toString',
      '{"name":{"toString":"a"},"email":{"toString":"a"},"message":{"toString":"a"}}',
      422,
      all,
    ],
    ['nulls', '{"name":null,"email":null,"message":null}', 422, all],
    ['truths', '{"name":true,"email":true,"message":true}', 422, all],
    [
      'operators of a database',
      '{"name":{"$gt":""},"email":{"$ne":null},"message":{"$where":"1"}}',
      422,
      all,
    ],
    ['empty texts', '{"name":"","email":"","message":""}', 422, all],
    ['spaces', '{"name":" ","email":" ","message":" "}', 422, all],
    ['an id', `{"id":"1",${json.slice(1)}`, 422, 'id'],
    ['a state', `{"state":"delivered",${json.slice(1)}`, 422, 'state'],
    ['a name in capitals', `{"NAME":"Ada",${json.slice(1)}`, 422, 'NAME'],
    ['a field without a name', `{"":"",${json.slice(1)}`, 422, ''],
    [
      'a thousand fields',
      `{${Array.from({ length: 1000 }, (_, at) => `"n${at}":1`).join()}}`,
      422,
      `${all} ${Array.from({ length: 20 }, (_, at) => `n${at}`).join(' ')}`,
    ],
    ['a prototype', `{"__proto__":{"admin":true},${json.slice(1)}`, 422, '__proto__'],
    ['a message in a prototype', `{"__proto__":${json}}`, 422, `${all} __proto__`],
    [
      'a constructor',
      `{"constructor":{"prototype":{"admin":true}},${json.slice(1)}`,
      422,
      'constructor',
    ],
    ['a toString', `{"toString":"x",${json.slice(1)}`, 422, 'toString'],
    ['a hasOwnProperty', `{"hasOwnProperty":1,${json.slice(1)}`, 422, 'hasOwnProperty'],
    ['a NUL in the name', json.replace('Ada', 'A\\u0000da'), 422, 'name'],
    ['a NUL in the message', json.replace('Hello', 'H\\u0000i'), 422, 'message'],
    ['half a surrogate pair', json.replace('Hello', '\\ud800'), 422, 'message'],
    ['a line break in the name', json.replace('Ada', 'Ada\\r\\nBcc: eve@example.org'), 422, 'name'],
    ['a separator of lines in the name', json.replace('Ada', 'Ada\\u2028Eve'), 422, 'name'],
    ['a mark that turns the name round', json.replace('Ada', '\\u202Eada'), 422, 'name'],
    ['an encoded word in the name', json.replace('Ada', '=?utf-8?Q?a?='), 422, 'name'],
    ['a name of 101 letters', json.replace('Ada', 'a'.repeat(101)), 422, 'name'],
    ['an email of two', json.replace('ada@', 'eve@example.org,ada@'), 422, 'email'],
    ['an email of 255 letters', json.replace('ada@', `${'a'.repeat(243)}@`), 422, 'email'],
    ['a message of 5,001 letters', json.replace('Hello', 'a'.repeat(5001)), 422, 'message'],
    ['markup', json.replace('Hello', '<script>alert(1)</script>'), 200, ''],
    ['SQL', json.replace('Ada', "'); DROP TABLE messages; --"), 200, ''],
    ['a template', json.replace('Ada', '${7*7}{{7*7}}<%=7*7%>'), 200, ''],
    ['a field twice', `{"name":"Eve",${json.slice(1)}`, 200, ''],
    ['a message of 5,000 escaped letters', json.replace('Hello', '\\u674e'.repeat(5000)), 200, ''],
    ['spaces around', `\r\n\t ${json} \r\n`, 200, ''],
  ])('of %s', async (_, body, status, wrong) => {
    expect(await judgeBody(body)).toEqual({ status, wrong, stored: status === 200 ? 1 : 0 })
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(service.logged.filter(([level]) => level !== 'info')).toEqual([])
  })

  it.each<[string, Buffer]>([
    ['Latin-1', Buffer.from(json.replace('Ada', 'Zoë'), 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${json}`, 'utf16le')],
    [
      'a letter written longer than it need be',
      Buffer.from(json.replace('Ada', '\xC0\x80'), 'latin1'),
    ],
    ['half a letter', Buffer.from(json).subarray(0, -1)],
  ])('in %s is refused', async (_, body) => {
    expect(await judgeBody(body)).toEqual({ status: 400, wrong: '', stored: 0 })
  })
})

describe('a content type', () => {
  it.each([
    ['application/json', 200],
    ['APPLICATION/JSON', 200],
    ['application/json;charset=utf-8', 200],
    ['application/json; charset="UTF-8"', 200],
    [' application/json ', 200],
    ['', 415],
    ['json', 415],
    ['text/json', 415],
    ['text/plain', 415],
    ['text/plain; application/json', 415],
    ['text/html', 415],
    ['application/jsonp', 415],
    ['application/ld+json', 415],
    ['application/json, text/plain', 415],
    ['application/json; charset=utf-16', 415],
    ['application/json; charset=', 415],
    ['application/xml', 415],
    ['application/octet-stream', 415],
    ['application/graphql', 415],
    ['multipart/form-data; boundary=x', 415],
    ['__proto__', 415],
  ])('"%s": %i', async (type, status) => {
    const stored = status === 200 ? 1 : 0
    expect(await judgeBody(json, { 'Content-Type': type })).toEqual({ status, wrong: '', stored })
  })

  it.each(['gzip', 'br', 'deflate', 'identity, gzip', 'GZIP', 'x', ''])(
    'encoded as "%s" is refused, whatever the body',
    async (encoding) => {
      const headers = { 'Content-Encoding': encoding }
      expect(await judgeBody(gzipSync(json), headers)).toMatchObject({ status: 415, stored: 0 })
      expect(await judgeBody(json, headers)).toMatchObject({ status: 415, stored: 0 })
    },
  )
})

describe('a form', () => {
  it.each<[string, string, number]>([
    ['as browsers send it', form, 200],
    ['with an empty pair', `&${form}&`, 200],
    ['with a field twice: the last one counts', `name=Eve&${form}`, 200],
    ['with names that are encoded', form.replace('name', '%6e%61%6d%65'), 200],
    ['with a prototype', `${form}&__proto__=x`, 422],
    ['with a path into a prototype', `${form}&__proto__[admin]=1`, 422],
    ['with a constructor', `${form}&constructor=x`, 422],
    ['with a list', form.replace('name=', 'name[]='), 422],
    ['with a field more', `${form}&admin=1`, 422],
    ['with no field', '', 422],
    ['with a thousand empty fields', '&'.repeat(1000), 422],
    ['with names alone', 'name&email&message', 422],
    ['with semicolons', form.replaceAll('&', ';'), 422],
    ['with a NUL', form.replace('Hello', '%00'), 422],
    ['with markup', form.replace('Ada', '%22%3E%3Cscript%3E').replace('%40', ''), 422],
    ['with a letter in Latin-1', form.replace('Hello', '%EB'), 400],
    ['with half of an escape', form.replace('Hello', '%'), 400],
    ['with half of a surrogate pair', form.replace('Hello', '%ED%A0%80'), 400],
    ['with an escape of 16 bits', form.replace('Hello', '%u0041'), 400],
    ['in JSON', json, 422],
  ])('%s', async (_, body, status) => {
    const answer = await post(body, { 'Content-Type': formType })
    expect([answer.status, answer.stored]).toEqual([status, status === 200 ? 1 : 0])
    expect(answer.headers['content-type']).toBe('text/html; charset=UTF-8')
    expect(answer.body).not.toContain('<script')
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('a page of another site', () => {
  const types = ['application/json', formType, 'text/plain', 'multipart/form-data; boundary=x']
  it.each(
    types.flatMap((type) => [
      [type, 'https://eve.example'],
      [type, 'null'],
    ]),
  )('stores nothing with %s from %s', async (type, origin) => {
    const headers = { 'Content-Type': type, Origin: origin, 'Sec-Fetch-Site': 'cross-site' }
    const answer = await post(type === formType ? form : json, headers)
    expect([answer.status, answer.stored]).toEqual([types.indexOf(type) < 2 ? 403 : 415, 0])
    expect(answer.headers['access-control-allow-origin']).toBe(undefined)
  })

  it.each([
    ['X-Forwarded-Host', 'eve.example'],
    ['Forwarded', 'host=eve.example'],
    ['X-Original-URL', '/healthz'],
    ['Referer', 'http://folio.example/'],
    ['Access-Control-Allow-Origin', '*'],
    ['Cookie', 'origin=folio.example'],
  ])('is not taken for one of this site by %s', async (name, value) => {
    const answer = await post(json, { Origin: 'https://eve.example', [name]: value })
    expect([answer.status, answer.stored]).toEqual([403, 0])
  })
})

it('counts a visitor by the connection, whatever the headers say', async () => {
  await service.stop()
  service = await startServiceForTests({
    rateLimits: createRateLimits({ perAddress: 1, all: Infinity }),
    readAddress: (c) =>
      findClientAddress('203.0.113.7', c.req.header('X-Forwarded-For'), parseTrustedProxies([])),
  })
  expect(await post(json)).toMatchObject({ status: 200, stored: 1 })
  for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'CF-Connecting-IP', 'Via']) {
    const answer = await post(json.replace('Hello', name), { [name]: '198.51.100.1' })
    expect([name, answer.status, answer.stored]).toEqual([name, 429, 1])
  }
})
