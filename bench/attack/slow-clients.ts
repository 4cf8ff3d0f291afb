import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

import { makeFolder, startService } from '../contact/service.ts'
import { formatGoal } from '../measure.ts'
import { printHealth, startProbing, wait } from './probe.ts'

const post = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const clients = [
  { what: '200 that send headers byte by byte', count: 200, first: `${post}X-Slow: `, drip: 'x' },
  {
    what: '200 that send a body byte by byte',
    count: 200,
    first: `${post}Content-Length: 9999\r\n\r\n{`,
    drip: ' ',
  },
  { what: '300 that send nothing', count: 300, first: '', drip: '' },
  {
    what: '300 that read no answer',
    count: 300,
    first: 'GET /film.gif HTTP/1.1\r\nHost: localhost\r\n\r\n',
    drip: '',
  },
]

/** Holds connections open without use, for `seconds` with each kind of client. */
export async function attackWithSlowClients(seconds: number): Promise<void> {
  console.log('Clients that hold connections')
  const folder = makeFolder()
  writeFileSync(join(folder.path, 'site/film.gif'), randomBytes(5_000_000))
  for (const { what, count, first, drip } of clients) {
    const service = await startService(folder, {})
    const { hostname, port } = new URL(service.url)
    const sockets = new Set<Socket>()
    const probing = startProbing(service)
    for (let opened = 0; opened < count; opened += 1) {
      // Not the address of the probes: each address has its own limit.
      const options = { port: Number(port), host: hostname, localAddress: '127.0.0.2' }
      const socket = connect(options).pause()
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => sockets.delete(socket))
      if (first !== '') socket.write(first)
    }
    const dripping = setInterval(() => {
      if (drip !== '') for (const socket of sockets) socket.write(drip)
    }, 1000)
    await wait(seconds * 1000)
    const health = await probing.stop()
    clearInterval(dripping)
    printHealth(`${what}, ${seconds} s, ${count - sockets.size} disconnected`, health)
    const slow = health.probes.filter((probed) => probed > 1000).length
    const isFine = slow <= 1 && health.peakMemory < 400
    console.log(`  ${formatGoal(isFine, 'at most one probe above 1 s, memory under 400 MB')}`)
    for (const socket of sockets) socket.destroy()
    await service.end('SIGKILL')
  }
  folder.remove()
}
