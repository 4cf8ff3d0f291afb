import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { findPublicPage } from './find-public-page.ts'

let folder = ''
let server: Server
let origin = ''
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-public-'))
  mkdirSync(join(folder, 'über uns'))
  writeFileSync(join(folder, 'über uns/index.html'), '')
  const find = findPublicPage('/folio/', folder)
  // Answers with the address that the next handler gets.
  server = createServer((request, response) => {
    Object.assign(request, { originalUrl: request.url })
    find(request, response, () => response.end(request.url))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const page = '/folio/%C3%BCber%20uns'

test.each([
  [`${page}/`, `${page}/index.html`],
  [`${page}/?a=1?b`, `${page}/index.html?a=1?b`],
  ['/folio/', '/folio/'],
  ['/folio/cv.pdf', '/folio/cv.pdf'],
  ['/%C3%BCber%20uns/', '/%C3%BCber%20uns/'],
  ['/folio/%ff/', '/folio/%ff/'],
])('%s is answered with %s', async (address, answered) => {
  expect(await (await fetch(origin + address)).text()).toBe(answered)
})

test.each([
  ['/folio', '/folio/'],
  ['/folio?a=1', '/folio/?a=1'],
])('%s leads to the home page, as on most hosts', async (address, place) => {
  const { status, headers } = await fetch(origin + address, { redirect: 'manual' })
  expect([status, headers.get('Location')]).toEqual([301, place])
})

test('no address leads to another host', async () => {
  const find = findPublicPage('/', folder)
  server.removeAllListeners('request')
  server.on('request', (request, response) => find(request, response, () => response.end()))
  const { status } = await fetch(`${origin}//example.org/..%2f%C3%BCber%20uns`, {
    redirect: 'manual',
  })
  expect(status).toBe(200)
})

test('a folder without its slash leads to the folder, so that its links work', async () => {
  const { status, headers } = await fetch(`${origin}${page}?a=1`, { redirect: 'manual' })
  expect([status, headers.get('Location')]).toEqual([301, `${page}/?a=1`])
})
