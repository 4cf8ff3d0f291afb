import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { readReason } from '#disk/read-reason.ts'
import { listWrongFields, type ContactRefusal } from '#contract/contact-refusal.ts'
import type { Log } from '#server/log.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import { findBodyFormat, maxBodySize, readMessage, type Given } from '#contract/read-message.ts'
import { limitHeld } from '#server/limits/limit-held.ts'
import type { MessageStore } from '#server/storage/message-store.ts'

import { createContactPage } from './contact-page.ts'
import type { ContactTexts } from './contact-texts.ts'
import { isForeign } from './is-foreign.ts'
import { isLikelySpam } from './likely-spam.ts'

export type ContactOptions = {
  readonly store: MessageStore
  readonly texts: ContactTexts
  /** Other origins whose pages may post here. */
  readonly allowedOrigins: readonly string[]
  /** The base path of the site, without a slash at the end. */
  readonly base: string
  readonly rateLimits: RateLimits
  /** Returns the network address that sent a request. */
  readonly readAddress: (c: Context) => string
  /** Called once a message is stored. */
  readonly onStored: () => void
  readonly log: Log
}

type Refusal = ContactRefusal & {
  readonly status: ContentfulStatusCode
  /** When to try again, in seconds. */
  readonly wait?: number
  /** The fields of the form, if they were read. */
  readonly given?: Given | undefined
}

/** `wait` is for a sender who sent too many messages, in seconds. */
type ContactEnv = { readonly Variables: { wait: number | undefined } }

const wrongFormat: Refusal = {
  status: 415,
  error:
    'Send the message as application/json or application/x-www-form-urlencoded, in UTF-8 and not compressed.',
}
const wrongOrigin: Refusal = {
  status: 403,
  error: 'Pages of this origin may post here only if ALLOWED_ORIGINS names it.',
}
/** The other fields have one line each, so the message is too long. */
const tooLarge: Refusal = {
  status: 413,
  error: `Send at most ${maxBodySize} bytes.`,
  fields: { message: 'Write a shorter message.' },
}
const notStored: Refusal = {
  status: 503,
  error: 'The message could not be stored. Send it again later.',
}

/** Creates the routes for contact messages: JSON from the page's script, or a form without it. */
export function createContactRoutes(options: ContactOptions): Hono<ContactEnv> {
  const { store, texts, allowedOrigins, base, rateLimits, readAddress, onStored, log } = options
  const routes = new Hono<ContactEnv>()
  const page = createContactPage(texts)
  const takeRoom = limitHeld(store, log)
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
    const text = status < 500 && status !== 429 ? texts.refused : texts.unreachable
    const failure = { wrong: listWrongFields(answer), given, error }
    return c.html(page.render({ text, back: writeLinkBack(c), failure }), status, policy)
  }

  /** Links back to the page of an allowed origin, or to the own site. */
  function writeLinkBack(c: Context): string {
    const origin = c.req.header('Origin')
    const isOther = origin !== undefined && allowedOrigins.includes(origin)
    return `${isOther ? origin : base}/#${texts.id}`
  }

  // The cheapest check first. A form over the limit is read nevertheless, to show it again.
  routes.post('/', async (c, next) => {
    const wait = await rateLimits.takeFrom(readAddress(c))
    const format = findBodyFormat(c.req.header('Content-Type'))
    if (wait !== undefined && format !== 'form') return refuse(c, refuseTooMany(wait))
    const isPlain = (c.req.header('Content-Encoding') ?? 'identity') === 'identity'
    if (!isPlain || !format) return refuse(c, wrongFormat)
    if (isForeign(c, allowedOrigins)) return refuse(c, wrongOrigin)
    c.set('wait', wait)
    return next()
  })
  routes.post(
    '/',
    bodyLimit({ maxSize: maxBodySize, onError: (c) => refuse(c, tooLarge) }),
    async (c) => {
      const format = findBodyFormat(c.req.header('Content-Type')) ?? 'json'
      const reading = readMessage(await c.req.arrayBuffer(), format)
      const waitOfAddress = c.get('wait')
      if (waitOfAddress !== undefined) {
        const given = 'message' in reading ? reading.message : reading.given
        return refuse(c, { ...refuseTooMany(waitOfAddress), given })
      }
      if (!('message' in reading)) return refuse(c, reading)
      const { message } = reading
      const wait = await rateLimits.takeAny()
      try {
        if (wait !== undefined && !(await takeRoom(wait))) {
          return refuse(c, { ...refuseTooMany(wait), given: message })
        }
        const isHeld = wait !== undefined || isLikelySpam(message)
        const id = await store.add(message, isHeld)
        if (id === undefined) log('info', 'A repeated message was not stored again')
        else log('info', 'A message was stored', { id, ...(isHeld && { state: 'held' }) })
      } catch (error) {
        log('error', 'A message could not be stored', { reason: readReason(error) })
        return refuse(c, { ...notStored, given: message })
      }
      onStored()
      const text = texts.received
      return format === 'json'
        ? c.json({ status: text })
        : c.html(page.render({ text, back: writeLinkBack(c) }), 200, policy)
    },
  )
  routes.all('/', (c) =>
    c.json({ error: 'Send the message with POST.' }, 405, { Allow: 'OPTIONS, POST' }),
  )
  return routes
}

/** Whether to answer with a page: to a form, and to a browser that sends an unknown format. */
function wantsPage(c: Context): boolean {
  const format = findBodyFormat(c.req.header('Content-Type'))
  const takesHtml = c.req.header('Accept')?.includes('text/html') ?? false
  return format === 'form' || (format === undefined && takesHtml)
}

function refuseTooMany(wait: number): Refusal {
  return {
    status: 429,
    error: `Too many messages. Send it again in ${wait} seconds.`,
    wait,
  }
}
