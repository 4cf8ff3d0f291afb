import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

import { makeFolder, startService } from '../contact/service.ts'
import { goal } from '../measure.ts'
import { milliseconds, printHealth, probe, startProbing, wait } from './probe.ts'

type Flood = {
  readonly connections: number
  readonly requests: number
  /** Whether who is cut off connects again, after a second. */
  readonly comesAgain: boolean
}

const floods: readonly Flood[] = [
  { connections: 10, requests: 800, comesAgain: false },
  { connections: 20, requests: 1000, comesAgain: false },
  { connections: 600, requests: 200, comesAgain: true },
  { connections: 600, requests: 200, comesAgain: false },
]

/**
 * Asks for a picture many times over each connection and reads no answer. The last flood lasts for
 * the given number of seconds, the others for 20 at most.
 */
export async function pipelining(seconds: number): Promise<void> {
  console.log('Pipelined requests whose answers nobody reads')
  const folder = makeFolder()
  mkdirSync(join(folder.path, 'site/static'))
  writeFileSync(join(folder.path, 'site/static/picture.gif'), randomBytes(170_000))
  for (const flood of floods) {
    const { connections, requests, comesAgain } = flood
    const time = flood === floods.at(-1) ? seconds : Math.min(seconds, 20)
    const service = await startService(folder, {})
    const idle = service.memory()
    const probing = startProbing(service)
    const flooding = startFlood(new URL(service.url), flood)
    await wait(time * 1000)
    const health = await probing.stop()
    const cut = flooding.stop()
    const after = await probe(service)
    const what = `${connections} x ${requests} for ${time} s${comesAgain ? ', again and again' : ''}`
    printHealth(`${what}, ${cut} cut off, memory before ${idle} MB`, health)
    const slow = health.probes.filter((probed) => probed > 1000).length
    // Node reads all 200 requests of each new connection, and what it makes of them is garbage.
    if (!comesAgain) {
      console.log(`  ${goal(health.peakMemory < 400, 'memory under 400 MB')}`)
      console.log(`  ${goal(slow <= 1, 'at most one probe above 1 s')}`)
    }
    console.log(`  ${goal(after < 1000, `answered after it within 1 s (${milliseconds(after)})`)}`)
    await service.end('SIGKILL')
  }
  folder.remove()
}

/** Floods the service until it is stopped, which says how many connections were cut off. */
function startFlood({ hostname, port }: URL, { connections, requests, comesAgain }: Flood) {
  const asked = 'GET /static/picture.gif HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests)
  const sockets = new Set<Socket>()
  let isStopped = false
  let cut = 0

  function open() {
    if (isStopped) return
    // Not from the address of the probes: each address has a limit of its own.
    const options = { port: Number(port), host: hostname, localAddress: '127.0.0.2' }
    const socket = connect(options).pause()
    sockets.add(socket)
    socket.write(asked)
    // Who reads nothing learns only by writing that the connection is gone.
    const writing = setInterval(() => socket.write('\r\n'), 1000)
    socket.on('error', () => {})
    socket.once('close', () => {
      clearInterval(writing)
      sockets.delete(socket)
      if (isStopped) return
      cut += 1
      if (comesAgain) setTimeout(open, 1000)
    })
  }

  for (let opened = 0; opened < connections; opened += 1) open()
  return {
    stop() {
      isStopped = true
      for (const socket of sockets) socket.destroy()
      return cut
    },
  }
}
