import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { limitConnections } from './limit-connections.ts'

let server: Server
let sockets: Socket[]

beforeEach(() => {
  sockets = []
  server = createServer((_, response) => response.end('answer'))
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
  server.close()
})

/** Opens a connection to an address of this machine, and so from it; whether it is answered. */
async function isAnswered(host: string): Promise<boolean> {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const socket = connect(port, host)
  sockets.push(socket)
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: folio.example\r\n\r\n')
  const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  return data instanceof Buffer
}

it('limits each address alone', async () => {
  limitConnections(server, 2, () => false, 200)
  server.listen(0, '::')
  await once(server, 'listening')
  expect(await isAnswered('127.0.0.1')).toBe(true)
  expect(await isAnswered('127.0.0.1')).toBe(true)
  expect(await isAnswered('127.0.0.1')).toBe(false)
  expect(await isAnswered('::1')).toBe(true)
  sockets[0]?.destroy()
  await once(sockets[0] ?? server, 'close')
  expect(await isAnswered('127.0.0.1')).toBe(false)
  await expect.poll(() => isAnswered('127.0.0.1')).toBe(true)
})

it('does not limit a proxy', async () => {
  limitConnections(server, 1, (address) => address === '127.0.0.1')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  expect([await isAnswered('127.0.0.1'), await isAnswered('127.0.0.1')]).toEqual([true, true])
})
