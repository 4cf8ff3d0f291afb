import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send one request at a time; a few more are within HTTP's rules. */
const mostUnanswered = 8

/**
 * Passes the requests of a connection on one after the other, and destroys a connection that has
 * more than eight unanswered ones. Node itself starts on every request that it has read at once.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    // Node still hands over what it has read of a connection that is gone.
    if (socket.destroyed) return
    const queue = unanswered.get(socket) ?? []
    unanswered.set(socket, queue)
    if (queue.length === mostUnanswered) {
      destroy(socket)
      return
    }
    queue.push(() => listener(request, response))
    response.once('close', () => {
      queue.shift()
      if (!socket.destroyed) queue[0]?.()
    })
    if (queue.length === 1) listener(request, response)
  }
}

/**
 * Node makes an error for every unanswered request of a connection that closes. Their stack traces
 * would take nine tenths of the time that a flood of such connections costs.
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
