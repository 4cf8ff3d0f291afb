import type { Server } from 'node:http'

import { listNetworks, unwrapAddress, type IsTrusted } from './client-address.ts'

/**
 * Closes a new connection of an address that has `maxOpen` connections open or closed within the last
 * `time` ms, so that one client cannot keep others out. A /64 network of IPv6 counts as one address.
 * Proxies are not limited.
 */
export function limitConnections(
  server: Server,
  maxOpen: number,
  isProxy: IsTrusted,
  time = 1000,
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = unwrapAddress(socket.remoteAddress ?? '')
    if (isProxy(address)) return
    const [network = ''] = listNetworks(address)
    const count = open.get(network) ?? 0
    if (count >= maxOpen) {
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    const release = () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    }
    // Later, because even a connection that is closed immediately costs time.
    socket.once('close', () => setTimeout(release, time).unref())
  })
}
