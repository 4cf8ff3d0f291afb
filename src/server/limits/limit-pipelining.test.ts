import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterEach, expect, it } from 'vitest'

import { limitPipelining } from './limit-pipelining.ts'

const request = 'GET / HTTP/1.1\r\nHost: folio.example\r\n\r\n'
const requestWithBody = 'POST / HTTP/1.1\r\nHost: folio.example\r\nContent-Length: 4\r\n\r\nbody'
const last = 'GET / HTTP/1.1\r\nHost: folio.example\r\nConnection: close\r\n\r\n'

let close = () => {}
afterEach(() => close())

async function openConnection(listener: RequestListener) {
  const server = createServer(limitPipelining(listener)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.on('error', () => {})
  close = () => {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  }
  return socket
}

it('answers eight requests of one connection, one after the other', async () => {
  const open: ServerResponse[] = []
  const counts: number[] = []
  const socket = await openConnection((_, response) => {
    open.push(response)
    counts.push(open.length)
    setImmediate(() => {
      open.splice(open.indexOf(response), 1)
      response.end('answer')
    })
  })
  socket.write(request.repeat(7) + last)
  expect((await text(socket)).match(/answer/gu)).toHaveLength(8)
  expect(counts).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
})

it('closes a connection with nine unanswered requests, and starts only the first', async () => {
  let begun = 0
  const socket = await openConnection(() => {
    begun += 1
  })
  const closed = once(socket, 'close')
  socket.resume().write(request.repeat(200))
  await closed
  expect(begun).toBe(1)
})

it('closes a connection with nine requests in one packet, even if each is answered at once', async () => {
  let begun = 0
  const socket = await openConnection((_, response) => {
    begun += 1
    response.end('answer')
  })
  const closed = once(socket, 'close')
  socket.resume().write(requestWithBody.repeat(200))
  await closed
  expect(begun).toBe(1)
})

it('counts only requests that are not answered yet', async () => {
  const socket = await openConnection((_, response) => response.end('answer'))
  let answers = ''
  socket.on('data', (data) => (answers += String(data)))
  for (let sent = 1; sent <= 20; sent += 1) {
    socket.write(request)
    await expect.poll(() => answers.match(/answer/gu)?.length, { interval: 1 }).toBe(sent)
  }
})

it('leaves stack traces as they were', async () => {
  const before = Error.stackTraceLimit
  const socket = await openConnection(() => {})
  const closed = once(socket, 'close')
  socket.resume().write(request.repeat(200))
  await closed
  expect(Error.stackTraceLimit).toBe(before)
})
