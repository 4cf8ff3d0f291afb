import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send one request at a time, but HTTP allows more. */
const maxUnanswered = 8

/**
 * Handles the requests of a connection one by one, and destroys a connection with more than eight
 * unanswered requests. Node itself starts all requests that it has read in parallel.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    // Node still emits requests that it has read from a closed connection.
    if (socket.destroyed) return
    const queue = unanswered.get(socket) ?? []
    unanswered.set(socket, queue)
    if (queue.length === maxUnanswered) {
      destroy(socket)
      return
    }
    queue.push(() => listener(request, response))
    // A request counts until the next turn of the event loop. Node may finish a request that has a body
    // before it reads the next one of the same packet, so 2,000 of them would count as one.
    response.once('close', () => {
      setImmediate(() => {
        queue.shift()
        if (!socket.destroyed) queue[0]?.()
      })
    })
    if (queue.length === 1) listener(request, response)
  }
}

/**
 * Node creates an error for every unanswered request of a connection that closes. Their stack traces
 * took nine tenths of the time in a flood of such connections.
 */
function destroy(socket: Socket) {
  const { stackTraceLimit } = Error
  socket.prependOnceListener('close', () => {
    Error.stackTraceLimit = 0
  })
  socket.once('close', () => {
    Error.stackTraceLimit = stackTraceLimit
  })
  socket.destroy()
}
