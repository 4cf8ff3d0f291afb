import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { takeMessages } from './development-messages.ts'

const ada = { name: 'Ada\u001B[31m', email: 'ada@example.org', message: 'Hello.' }
const message = { ...ada, name: 'Ada' }

let folder = ''
let server: Server
let url = ''
let printed: string[] = []
let to: unknown

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-messages-'))
  printed = []
  to = 'service'
  const take = takeMessages({
    file: join(folder, 'kept/messages.jsonl'),
    base: '/folio/',
    print: (line) => printed.push(line),
    read: () =>
      parsePortfolio({
        site: { title: 'Title', description: 'Words.' },
        schemaVersion: 2,
        preloader: false,
        sections: [
          {
            type: 'contact',
            id: 'contact',
            heading: 'Write',
            intro: 'Hi.',
            received: 'Got it.',
            to,
          },
        ],
      }),
  })
  server = createServer((request, response) => {
    void take(request, response, () => response.writeHead(404).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

async function post(path: string, body: string, type = 'application/json') {
  const headers = { 'content-type': type }
  const response = await fetch(url + path, { method: 'POST', headers, body })
  const text = await response.text()
  return { status: response.status, answer: text === '' ? undefined : JSON.parse(text) }
}

async function readKept(): Promise<unknown[]> {
  const text = await readFile(join(folder, 'kept/messages.jsonl'), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]))
}

test('a message is kept, and the terminal says so', async () => {
  expect(await post('/api/contact', JSON.stringify(message))).toEqual({
    status: 200,
    answer: { status: 'Got it.' },
  })
  expect(await readKept()).toEqual([{ time: expect.any(String), ...message }])
  expect(printed).toEqual([
    expect.stringMatching(
      /^A message from Ada was kept in \S+messages\.jsonl\. Nothing is mailed in development\.$/u,
    ),
  ])
})

test('a message is refused as the service refuses it', async () => {
  expect(await post('/api/contact', JSON.stringify({ ...ada, email: 'ada' }))).toMatchObject({
    status: 422,
    answer: { fields: { name: expect.any(String), email: expect.any(String) } },
  })
  expect(await post('/api/contact', '{')).toMatchObject({ status: 400 })
  expect(await post('/api/contact', 'Hello', 'text/plain')).toMatchObject({ status: 415 })
  expect([await readKept(), printed]).toEqual([[], []])
})

test('a message to a form service at a path of the site is kept with its fields', async () => {
  to = { url: '/', fields: { 'form-name': 'contact' } }
  const fields = { ...message, 'form-name': 'contact' }
  const type = 'application/x-www-form-urlencoded'
  expect(await post('/folio/', String(new URLSearchParams(fields)), type)).toMatchObject({
    status: 200,
  })
  expect(await readKept()).toEqual([{ time: expect.any(String), fields }])
})

test('other requests are for others', async () => {
  expect((await fetch(`${url}/api/contact`)).status).toBe(404)
  expect(await post('/folio/', '{}')).toMatchObject({ status: 404 })
})

test('a body that the service would not take is not kept', async () => {
  to = '/forms'
  const { status } = await post(
    '/folio/forms',
    'x'.repeat(65_537),
    'application/x-www-form-urlencoded',
  )
  expect([status, await readKept()]).toEqual([413, []])
})
