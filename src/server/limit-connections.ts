import type { Server } from 'node:http'

import { clientAddress, visitorNetworks, type IsTrusted } from './client-address.ts'

/**
 * Closes new connections of an address that has had `most` within the last `time` milliseconds, those
 * that are open included: one client alone cannot keep the others out. Of IPv6 a network of /64
 * counts as one address; proxies are not limited.
 */
export function limitConnections(
  server: Server,
  most: number,
  isProxy: IsTrusted,
  time = 1000,
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = clientAddress(socket.remoteAddress ?? '', undefined, () => false)
    if (isProxy(address)) return
    const [network = ''] = visitorNetworks(address)
    const count = open.get(network) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    const release = () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    }
    // Later: even a connection that is cut off at once costs the reading of its first requests.
    socket.once('close', () => setTimeout(release, time).unref())
  })
}
