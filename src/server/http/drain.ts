import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Closes a server. Running requests are answered first, for at most a number of ms. */
export type Drain = (milliseconds: number) => Promise<void>

/**
 * Tracks the connections of a server, so that it can close without interrupting an answer. Node
 * itself would wait for connections that browsers open in advance and never use.
 */
export function trackConnections(server: Server): Drain {
  const inFlight = new Map<Socket, number>()
  let closing = false

  server.on('connection', (socket: Socket) => {
    inFlight.set(socket, 0)
    socket.once('close', () => inFlight.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    inFlight.set(socket, (inFlight.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const before = inFlight.get(socket)
      if (before === undefined) return
      inFlight.set(socket, before - 1)
      if (closing && before === 1) socket.end()
    })
  })

  return (milliseconds) =>
    new Promise((resolve) => {
      closing = true
      server.close(() => resolve())
      for (const [socket, count] of inFlight) if (count === 0) socket.destroy()
      setTimeout(() => server.closeAllConnections(), milliseconds).unref()
    })
}
