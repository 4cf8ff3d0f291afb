import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { contactPage } from './contact-page.ts'
import type { ContactWords } from './contact-words.ts'
import type { MessageStore } from './message-store.ts'
import { bodyFormat, readMessage } from './read-message.ts'

export type ContactOptions = {
  readonly store: MessageStore
  readonly words: ContactWords
  /** Other origins whose pages may post here. */
  readonly allowedOrigins: readonly string[]
  /** The path at which the site begins, without a slash at its end. */
  readonly base: string
  readonly log: (line: string) => void
}

type Refusal = {
  readonly status: ContentfulStatusCode
  readonly error: string
  readonly fields?: Readonly<Record<string, string>>
}

const maxBytes = 16 * 1024
const notTaken: Refusal = {
  status: 415,
  error: 'Send the message as application/json or application/x-www-form-urlencoded.',
}
const tooLarge: Refusal = { status: 413, error: `Send at most ${maxBytes} bytes.` }
const notStored: Refusal = {
  status: 503,
  error: 'The message could not be stored. Send it again later.',
}

/** Takes contact messages: JSON from the page's script, a form from a page without one. */
export function contactRoutes({ store, words, allowedOrigins, base, log }: ContactOptions): Hono {
  const routes = new Hono()

  routes.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  routes.use(
    cors({
      origin: [...allowedOrigins],
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type'],
      maxAge: 600,
    }),
  )

  function refuse(c: Context, { status, error, fields }: Refusal) {
    if (bodyFormat(c.req.header('Content-Type')) !== 'form') {
      return c.json(fields ? { error, fields } : { error }, status)
    }
    const text = status < 500 ? words.refused : words.unreachable
    const labels = Object.keys(fields ?? {}).flatMap((field) => words.fields[field] ?? [])
    return c.html(contactPage(words, { text, fields: labels, back: backFrom(c) }), status)
  }

  /** A page on an allowed origin is led back to where it came from. */
  function backFrom(c: Context): string {
    const origin = c.req.header('Origin')
    return origin !== undefined && allowedOrigins.includes(origin)
      ? origin + words.back
      : base + words.back
  }

  routes.post(
    '/',
    async (c, next) => (bodyFormat(c.req.header('Content-Type')) ? next() : refuse(c, notTaken)),
    bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c, tooLarge) }),
    async (c) => {
      const format = bodyFormat(c.req.header('Content-Type')) ?? 'json'
      const reading = readMessage(await c.req.text(), format)
      if (!('message' in reading)) return refuse(c, reading)
      try {
        await store.add(reading.message)
      } catch (error) {
        log(`A message could not be stored: ${error instanceof Error ? error.message : 'unknown'}.`)
        return refuse(c, notStored)
      }
      const text = words.received
      return format === 'json'
        ? c.json({ status: text })
        : c.html(contactPage(words, { text, fields: [], back: backFrom(c) }))
    },
  )
  routes.all('/', (c) =>
    c.json({ error: 'Send the message with POST.' }, 405, { Allow: 'OPTIONS, POST' }),
  )
  return routes
}
