import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Closes a server: what is in flight is answered first, for so many milliseconds at most. */
export type Drain = (milliseconds: number) => Promise<void>

/**
 * Follows the connections of a server, so that it can be closed without cutting an answer short.
 * Node itself waits for connections that browsers open in advance and never use.
 */
export function drainOf(server: Server): Drain {
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
