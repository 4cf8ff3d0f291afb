import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'

import { reason, type Log } from './log.ts'

/**
 * Waits for the first bytes of a file before its answer begins, so that one that cannot be read
 * throws, and the service answers 500. A file that breaks after that ends the connection. The
 * listener itself would send the text of the error, which names the file's path on this machine.
 */
export function guardBody(log: Log) {
  return createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (c, next) => {
    await next()
    const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = c.res.body?.getReader()
    if (reader === undefined) return
    const first = await reader.read()
    let isCancelled = false

    const guarded = new ReadableStream<Uint8Array>({
      start: (controller) => (first.done ? controller.close() : controller.enqueue(first.value)),
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (isCancelled) return
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          log('error', 'A file broke while it was sent', { reason: reason(error) })
          c.env.outgoing?.destroy()
          controller.close()
        }
      },
      cancel(why) {
        isCancelled = true
        return reader.cancel(why)
      },
    })
    c.res = new Response(guarded, c.res)
  })
}
