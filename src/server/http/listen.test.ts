import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'

import { expect, it } from 'vitest'

import { listen, type ListenOptions } from './listen.ts'

const host = '127.0.0.1'

function makeOptions(given: Partial<ListenOptions> = {}): ListenOptions {
  return {
    createServer: () => createServer((_, response) => response.end('Hello')),
    host,
    port: 0,
    attempts: 20,
    onTaken: () => {},
    ...given,
  }
}

it('tries the next port if one is in use, and reports it', async () => {
  const first = await listen(makeOptions())
  const told: number[][] = []
  const onTaken = (...ports: number[]) => void told.push(ports)
  const second = await listen(makeOptions({ port: first.port, onTaken }))
  expect(second.port).toBeGreaterThan(first.port)
  expect(told[0]).toEqual([first.port, first.port + 1])
  expect(told).toHaveLength(second.port - first.port)
  await Promise.all([first.close(0), second.close(0)])
})

it('gives up after the ports it may try', async () => {
  const first = await listen(makeOptions())
  const refused = listen(makeOptions({ port: first.port, attempts: 1 }))
  await expect(refused).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await first.close(0)
})

it('listens on every loopback address for the name localhost', async () => {
  const { port, close } = await listen(makeOptions({ host: 'localhost' }))
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('Hello')
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('Hello')
  await close(0)
})

it('closes immediately if connections are idle', async () => {
  const { port, close } = await listen(makeOptions())
  const unused = connect(port, host)
  const ended = once(unused, 'close')
  await once(unused, 'connect')
  await (await fetch(`http://${host}:${port}`)).text()
  await close(60_000)
  await ended
  expect(unused.destroyed).toBe(true)
})

it('answers running requests before it closes', async () => {
  const asked = Promise.withResolvers<ServerResponse>()
  const { port, close } = await listen(
    makeOptions({ createServer: () => createServer((_, response) => asked.resolve(response)) }),
  )
  const answer = fetch(`http://${host}:${port}`)
  const response = await asked.promise
  const closed = close(60_000)
  response.end('Late')
  expect(await (await answer).text()).toBe('Late')
  await closed
})

it('disconnects requests that are not answered in time', async () => {
  const asked = Promise.withResolvers<void>()
  const { port, close } = await listen(
    makeOptions({ createServer: () => createServer(() => asked.resolve()) }),
  )
  const answer = fetch(`http://${host}:${port}`).catch(() => 'cut off')
  await asked.promise
  await close(0)
  expect(await answer).toBe('cut off')
})
