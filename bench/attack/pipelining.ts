import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

import { makeFolder, startService } from '../contact/service.ts'
import { formatGoal } from '../measure.ts'
import { formatTime, printHealth, probe, startProbing, wait } from './probe.ts'

type Flood = {
  readonly connections: number
  readonly requests: number
  /** Whether disconnected clients connect again after a second. */
  readonly reconnects: boolean
}

const floods: readonly Flood[] = [
  { connections: 10, requests: 800, reconnects: false },
  { connections: 20, requests: 1000, reconnects: false },
  { connections: 600, requests: 200, reconnects: true },
  { connections: 600, requests: 200, reconnects: false },
]

/**
 * Requests a picture many times on each connection and reads no answer. The last flood lasts for
 * `seconds`, the others for at most 20.
 */
export async function attackByPipelining(seconds: number): Promise<void> {
  console.log('Pipelined requests whose answers are not read')
  const folder = makeFolder()
  mkdirSync(join(folder.path, 'site/static'))
  writeFileSync(join(folder.path, 'site/static/picture.gif'), randomBytes(170_000))
  for (const flood of floods) {
    const { connections, requests, reconnects } = flood
    const time = flood === floods.at(-1) ? seconds : Math.min(seconds, 20)
    const service = await startService(folder, {})
    const idle = service.readMemory()
    const probing = startProbing(service)
    const flooding = startFlood(new URL(service.url), flood)
    await wait(time * 1000)
    const health = await probing.stop()
    const cut = flooding.stop()
    const after = await probe(service)
    const what = `${connections} x ${requests} for ${time} s${reconnects ? ', reconnecting' : ''}`
    printHealth(`${what}, ${cut} disconnected, memory before ${idle} MB`, health)
    const slow = health.probes.filter((probed) => probed > 1000).length
    // Node reads all 200 requests of each new connection, so memory depends on garbage collection.
    if (!reconnects) {
      console.log(`  ${formatGoal(health.peakMemory < 400, 'memory under 400 MB')}`)
      console.log(`  ${formatGoal(slow <= 1, 'at most one probe above 1 s')}`)
    }
    console.log(
      `  ${formatGoal(after < 1000, `answered after it within 1 s (${formatTime(after)})`)}`,
    )
    await service.end('SIGKILL')
  }
  folder.remove()
}

/** Floods the service. `stop` returns how many connections the service closed. */
function startFlood({ hostname, port }: URL, { connections, requests, reconnects }: Flood) {
  const asked = 'GET /static/picture.gif HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests)
  const sockets = new Set<Socket>()
  let isStopped = false
  let cut = 0

  function open() {
    if (isStopped) return
    // Not the address of the probes: each address has its own limit.
    const options = { port: Number(port), host: hostname, localAddress: '127.0.0.2' }
    const socket = connect(options).pause()
    sockets.add(socket)
    socket.write(asked)
    // Without reading, only a write detects a closed connection.
    const writing = setInterval(() => socket.write('\r\n'), 1000)
    socket.on('error', () => {})
    socket.once('close', () => {
      clearInterval(writing)
      sockets.delete(socket)
      if (isStopped) return
      cut += 1
      if (reconnects) setTimeout(open, 1000)
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
