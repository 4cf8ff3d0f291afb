import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { wrongFields, type ContactRefusal } from '#contract/contact-refusal.ts'

import { contactPage } from './contact-page.ts'
import type { ContactWords } from './contact-words.ts'
import { isForeign } from './is-foreign.ts'
import { isLikelySpam } from './likely-spam.ts'
import { reason, type Log } from './log.ts'
import type { RateLimits } from './rate-limits.ts'
import { bodyFormat, readMessage, type Given } from './read-message.ts'
import { roomInFlood } from './room-in-flood.ts'
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

type Refusal = ContactRefusal & {
  readonly status: ContentfulStatusCode
  /** After how many seconds to try again. */
  readonly wait?: number
  /** What came in the fields of a form, as far as they were read. */
  readonly given?: Given | undefined
}

/** How long the sender of a request has to wait, in seconds, where it has sent too many. */
type ContactEnv = { readonly Variables: { wait: number | undefined } }

/** A form writes one character of three bytes, such as a Chinese one, as nine: "%E6%9D%8E". */
const maxBytes = 64 * 1024
const notTaken: Refusal = {
  status: 415,
  error:
    'Send the message as application/json or application/x-www-form-urlencoded, in UTF-8 and not compressed.',
}
const notFromThere: Refusal = {
  status: 403,
  error: 'Pages of this origin may post here only if ALLOWED_ORIGINS names it.',
}
/** The other fields are of one line each: it is the message that is far too long. */
const tooLarge: Refusal = {
  status: 413,
  error: `Send at most ${maxBytes} bytes.`,
  fields: { message: 'Write a shorter message.' },
}
const notStored: Refusal = {
  status: 503,
  error: 'The message could not be stored. Send it again later.',
}

/** Takes contact messages: JSON from the page's script, a form from a page without one. */
export function contactRoutes(options: ContactOptions): Hono<ContactEnv> {
  const { store, words, allowedOrigins, base, rateLimits, addressOf, onStored, log } = options
  const routes = new Hono<ContactEnv>()
  const page = contactPage(words)
  const takeRoom = roomInFlood(store, log)
  const policy = { 'Content-Security-Policy': page.policy }

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

  function refuse(c: Context, { status, error, fields, wait, given }: Refusal) {
    log('info', 'A message was refused', { status })
    if (wait !== undefined) c.header('Retry-After', String(wait))
    const answer: ContactRefusal = fields ? { error, fields } : { error }
    if (!wantsPage(c)) return c.json(answer, status)
    const text = status < 500 && status !== 429 ? words.refused : words.unreachable
    const failure = { wrong: wrongFields(answer), given, error }
    return c.html(page.render({ text, back: backFrom(c), failure }), status, policy)
  }

  /** A page on an allowed origin is led back to where it came from. */
  function backFrom(c: Context): string {
    const origin = c.req.header('Origin')
    return origin !== undefined && allowedOrigins.includes(origin)
      ? origin + words.back
      : base + words.back
  }

  // The cheapest question first. A form over the limit is read all the same, to be shown again.
  routes.post('/', async (c, next) => {
    const wait = await rateLimits.takeFrom(addressOf(c))
    const format = bodyFormat(c.req.header('Content-Type'))
    if (wait !== undefined && format !== 'form') return refuse(c, tooMany(wait))
    const isPlain = (c.req.header('Content-Encoding') ?? 'identity') === 'identity'
    if (!isPlain || !format) return refuse(c, notTaken)
    if (isForeign(c, allowedOrigins)) return refuse(c, notFromThere)
    c.set('wait', wait)
    return next()
  })
  routes.post(
    '/',
    bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c, tooLarge) }),
    async (c) => {
      const format = bodyFormat(c.req.header('Content-Type')) ?? 'json'
      const reading = readMessage(await c.req.arrayBuffer(), format)
      const waitOfAddress = c.get('wait')
      if (waitOfAddress !== undefined) {
        const given = 'message' in reading ? reading.message : reading.given
        return refuse(c, { ...tooMany(waitOfAddress), given })
      }
      if (!('message' in reading)) return refuse(c, reading)
      const { message } = reading
      const wait = await rateLimits.takeAny()
      try {
        if (wait !== undefined && !(await takeRoom(wait))) {
          return refuse(c, { ...tooMany(wait), given: message })
        }
        const isHeld = wait !== undefined || isLikelySpam(message)
        const id = await store.add(message, isHeld)
        if (id === undefined) log('info', 'A message came again and was not stored twice')
        else log('info', 'A message was stored', { id, ...(isHeld && { state: 'held' }) })
      } catch (error) {
        log('error', 'A message could not be stored', { reason: reason(error) })
        return refuse(c, { ...notStored, given: message })
      }
      onStored()
      const text = words.received
      return format === 'json'
        ? c.json({ status: text })
        : c.html(page.render({ text, back: backFrom(c) }), 200, policy)
    },
  )
  routes.all('/', (c) =>
    c.json({ error: 'Send the message with POST.' }, 405, { Allow: 'OPTIONS, POST' }),
  )
  return routes
}

/** Forms are answered with a page, as is what a browser sends in a format that is not taken. */
function wantsPage(c: Context): boolean {
  const format = bodyFormat(c.req.header('Content-Type'))
  const takesHtml = c.req.header('Accept')?.includes('text/html') ?? false
  return format === 'form' || (format === undefined && takesHtml)
}

function tooMany(wait: number): Refusal {
  return {
    status: 429,
    error: `Too many messages. Send it again in ${wait} seconds.`,
    wait,
  }
}
