import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { contactPage } from './contact-page.ts'
import type { ContactWords } from './contact-words.ts'
import { isLikelySpam } from './likely-spam.ts'
import { reason, type Log } from './log.ts'
import type { RateLimits } from './rate-limits.ts'
import { bodyFormat, readMessage } from './read-message.ts'
import type { MessageStore } from './storage/message-store.ts'

export type ContactOptions = {
  readonly store: MessageStore
  readonly words: ContactWords
  /** Other origins whose pages may post here. */
  readonly allowedOrigins: readonly string[]
  /** The path at which the site begins, without a slash at its end. */
  readonly base: string
  readonly rateLimits: RateLimits
  /** Who has sent a request, as an address of the network. */
  readonly addressOf: (c: Context) => string
  /** Told once a message is stored. */
  readonly onStored: () => void
  readonly log: Log
}

type Refusal = {
  readonly status: ContentfulStatusCode
  readonly error: string
  readonly fields?: Readonly<Record<string, string>>
  /** After how many seconds to try again. */
  readonly wait?: number
}

const maxBytes = 16 * 1024
const notTaken: Refusal = {
  status: 415,
  error: 'Send the message as application/json or application/x-www-form-urlencoded.',
}
const notFromThere: Refusal = {
  status: 403,
  error: 'Another site posts here in JSON, and only where ALLOWED_ORIGINS names it.',
}
const tooLarge: Refusal = { status: 413, error: `Send at most ${maxBytes} bytes.` }
const notStored: Refusal = {
  status: 503,
  error: 'The message could not be stored. Send it again later.',
}

/** Takes contact messages: JSON from the page's script, a form from a page without one. */
export function contactRoutes(options: ContactOptions): Hono {
  const { store, words, allowedOrigins, base, rateLimits, addressOf, onStored, log } = options
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

  function refuse(c: Context, { status, error, fields, wait }: Refusal) {
    log('info', 'A message was refused', { status })
    if (wait !== undefined) c.header('Retry-After', String(wait))
    if (bodyFormat(c.req.header('Content-Type')) !== 'form') {
      return c.json(fields ? { error, fields } : { error }, status)
    }
    const text = status < 500 && status !== 429 ? words.refused : words.unreachable
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

  /** Whether a page of another site sends a form, which browsers let it do without asking here. */
  function isForeignForm(c: Context): boolean {
    const origin = c.req.header('Origin')
    if (bodyFormat(c.req.header('Content-Type')) !== 'form' || origin === undefined) return false
    if (allowedOrigins.includes(origin)) return false
    if (c.req.header('Sec-Fetch-Site') === 'same-origin') return false
    const host = c.req.header('Host')
    return host === undefined || URL.parse(origin)?.host !== host
  }

  // The cheapest question first.
  routes.post('/', async (c, next) => {
    const wait = await rateLimits.takeFrom(addressOf(c))
    if (wait !== undefined) return refuse(c, tooMany(wait))
    if (!bodyFormat(c.req.header('Content-Type'))) return refuse(c, notTaken)
    return isForeignForm(c) ? refuse(c, notFromThere) : next()
  })
  routes.post(
    '/',
    bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c, tooLarge) }),
    async (c) => {
      const format = bodyFormat(c.req.header('Content-Type')) ?? 'json'
      const reading = readMessage(await c.req.text(), format)
      if (!('message' in reading)) return refuse(c, reading)
      const wait = await rateLimits.takeAny()
      if (wait !== undefined) return refuse(c, tooMany(wait))
      const likelySpam = isLikelySpam(reading.message)
      try {
        const id = await store.add(reading.message, likelySpam)
        if (id === undefined) log('info', 'A message came again and was not stored twice')
        else log('info', 'A message was stored', { id, ...(likelySpam && { state: 'held' }) })
      } catch (error) {
        log('error', 'A message could not be stored', { reason: reason(error) })
        return refuse(c, notStored)
      }
      onStored()
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

function tooMany(wait: number): Refusal {
  return {
    status: 429,
    error: `Too many messages. Send it again in ${wait} seconds.`,
    wait,
  }
}
