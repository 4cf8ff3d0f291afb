import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'

import { readReason } from '#disk/read-reason.ts'
import type { Log } from '#server/log.ts'

/**
 * Creates middleware that reads the first bytes of a file before the answer begins, so that a file
 * that cannot be read gives status 500. A later error closes the connection. Hono's listener would
 * send the message of the error, which contains a path of this machine.
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
          log('error', 'A file could not be read to its end', { reason: readReason(error) })
          c.env.outgoing?.destroy()
          controller.close()
        }
      },
      cancel(why) {
        isCancelled = true
        // A piece that Node hands over in this turn would throw, and end the process (Readable.toWeb).
        setImmediate(() => reader.cancel(why).catch(() => {}))
      },
    })
    c.res = new Response(guarded, c.res)
  })
}
