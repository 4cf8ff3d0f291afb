import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { ContactMessage } from '#contract/contact-message.ts'

import { contactRoutes, type ContactOptions } from './contact-routes.ts'
import type { Log } from '#server/log.ts'
import { createRateLimits } from '#server/limits/rate-limits.ts'
import type { MessageStore } from '#server/storage/message-store.ts'
import { openSqliteStore } from '#server/storage/sqlite/sqlite-store.ts'
import { optionsForTests } from '#server/options-for-tests.ts'
import { textsForTests as texts } from './texts-for-tests.ts'

const ada: ContactMessage = {
  name: 'Ada O’Brian 李雷',
  email: 'ada@example.org',
  message: 'Hello\n<script>alert(1)</script> 👋',
}

let folder: string
let store: MessageStore
let logged: unknown[][]
let nudges: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-contact-'))
  store = openSqliteStore(folder)
  logged = []
  nudges = 0
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const log: Log = (...entry) => void logged.push(entry)

async function send(request: RequestInit, options: Partial<ContactOptions> = {}) {
  const routes = contactRoutes({
    ...optionsForTests,
    store,
    texts,
    onStored: () => void (nudges += 1),
    log,
    ...options,
  })
  return routes.request('/', request)
}

/** What another connection reads from the disk. */
function stored() {
  const database = new DatabaseSync(join(folder, 'messages.db'), { readOnly: true })
  const rows = database.prepare('SELECT name, email, message FROM messages ORDER BY rowid').all()
  database.close()
  return rows.map((row) => ({ ...row }))
}

function json(body: unknown, headers: Record<string, string> = {}) {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

function form(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return { method: 'POST', headers, body: new URLSearchParams(fields) }
}

/** Every field of the form holds what was sent. */
function expectFilled(page: string, { name, email, message }: ContactMessage) {
  expect(page).toContain(`value="${escapeMarkup(name)}"`)
  expect(page).toContain(`value="${escapeMarkup(email)}"`)
  expect(page).toContain(`>\n${escapeMarkup(message)}</textarea>`)
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

describe('POST /api/contact with JSON', () => {
  it('has the message on disk when it answers with the status text of the content', async () => {
    const answer = await send(json(ada))
    expect(await answer.json()).toEqual({ status: texts.received })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(stored()).toEqual([ada])
    expect(nudges).toBe(1)
  })

  it('answers the same message alike, and stores it once', async () => {
    const answers = [await send(json(ada)), await send(json(ada)), await send(form(ada))]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await answers[1]?.json()).toEqual({ status: texts.received })
    expect(stored()).toEqual([ada])
  })

  it('answers likely spam like other messages, and holds it for the owner', async () => {
    const spam = { ...ada, name: 'https://shoes.example' }
    const answer = await send(json(spam))
    expect(await answer.json()).toEqual({ status: texts.received })
    expect(await store.page({ limit: 2 })).toMatchObject([{ ...spam, state: 'held' }])
  })

  it('logs the outcome of a message, and none of its text', async () => {
    for (const body of [ada, ada, { ...ada, name: '' }, { ...ada, name: 'www.shoes.example' }]) {
      await send(json(body))
    }
    const [first, held] = await store.page({ limit: 2 })
    expect(logged).toEqual([
      ['info', 'A message was stored', { id: first?.id }],
      ['info', 'A repeated message was not stored again'],
      ['info', 'A message was refused', { status: 422 }],
      ['info', 'A message was stored', { id: held?.id, state: 'held' }],
    ])
  })

  it('refuses wrong fields with 422, names them and stores nothing', async () => {
    const answer = await send(json({ ...ada, name: '', admin: true }))
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 422,
      body: {
        error: 'The message was refused. Send an object of exactly name, email and message.',
        fields: { name: 'Write a name.', admin: 'Leave this field out.' },
      },
    })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(stored()).toEqual([])
  })

  it('refuses a body that is not JSON with 400', async () => {
    const answer = await send(json('{"name":'))
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 400,
      body: { error: 'The body is not JSON. Send an object in JSON.' },
    })
  })

  it.each([['text/plain'], ['multipart/form-data; boundary=x'], ['']])(
    'refuses the content type "%s" with 415',
    async (type) => {
      const request = json(ada, { 'Content-Type': type })
      const answer = await send(request)
      expect(answer.status).toBe(415)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(stored()).toEqual([])
    },
  )

  it.each(['gzip', 'br', 'x'])(
    'refuses what says that it is compressed, as %s',
    async (encoding) => {
      const answer = await send(json(ada, { 'Content-Encoding': encoding }))
      expect({ status: answer.status, body: await answer.json() }).toEqual({
        status: 415,
        body: {
          error:
            'Send the message as application/json or application/x-www-form-urlencoded, in UTF-8 and not compressed.',
        },
      })
      expect(stored()).toEqual([])
    },
  )

  it('accepts a content type with a character set', async () => {
    const request = json(ada, { 'Content-Type': 'Application/JSON; charset=utf-8' })
    expect((await send(request)).status).toBe(200)
  })

  it.each([
    ['with a length', { 'Content-Length': '65537' }],
    ['without a length', {}],
  ])('refuses more than 64 kB %s with 413', async (_, headers) => {
    const body = JSON.stringify({ ...ada, padding: '' }).padEnd(64 * 1024 + 1)
    const answer = await send(json(body, headers))
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 413,
      body: {
        error: 'Send at most 65536 bytes.',
        fields: { message: 'Write a shorter message.' },
      },
    })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(stored()).toEqual([])
  })

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('answers %s with 405', async (method) => {
    const answer = await send({ method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('OPTIONS, POST')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('never confirms a message if the store failed, and logs none of its text', async () => {
    await store.close()
    const answer = await send(json(ada))
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 503,
      body: { error: 'The message could not be stored. Send it again later.' },
    })
    expect(nudges).toBe(0)
    expect(logged).toEqual([
      ['error', 'A message could not be stored', { reason: 'The database is closed' }],
      ['info', 'A message was refused', { status: 503 }],
    ])
  })
})

describe('POST /api/contact from a page without JavaScript', () => {
  it('stores the message and answers with a page with the texts of the content', async () => {
    const { message, ...rest } = ada
    const fields = { ...rest, message: message.replaceAll('\n', '\r\n') }
    const answer = await send(form(fields))
    const page = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(page).toContain('<html lang="de" dir="ltr">')
    expect(page).toContain('name="viewport"')
    expect(page).toContain('<title>Schreib mir</title>')
    expect(page).toContain('<p role="status">Angekommen &amp; gelesen &lt;bald&gt;</p>')
    expect(page).toContain('<a href="/#contact">Zurück</a>')
    expect(page).not.toMatch(/<form|mailto:/u)
    expect(stored()).toEqual([ada])
  })

  it('prints under each wrong field what to write, and keeps every character', async () => {
    const answer = await send(
      form({ name: '', email: '"><b>', message: '\r\nHello\r\n</textarea><script>' }),
    )
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('<p role="alert">Nicht angenommen.</p>')
    expect(page).toContain('<p class="wrong" id="name-wrong">Schreib einen Namen.</p>')
    expect(page).toContain('<p class="wrong" id="email-wrong">Schreib eine Adresse.</p>')
    expect(page).not.toContain('Schreib etwas.')
    expect(page.match(/autofocus/gu)).toHaveLength(1)
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;"')
    // The first of two line breaks belongs to the tag.
    expect(page).toContain('>\n\nHello\n&lt;/textarea&gt;&lt;script&gt;</textarea>')
    expect(page).toContain('<button>Absenden</button>')
    expect(stored()).toEqual([])
  })

  it('sends a visitor back to a form that is too large, and says what to change', async () => {
    const answer = await send(form({ ...ada, message: 'x'.repeat(64 * 1024) }))
    const page = await answer.text()
    expect(answer.status).toBe(413)
    expect(page).toContain('<p>Geh zurück, dein Text ist noch da.</p>')
    expect(page).toContain('<p class="wrong">Schreib etwas.</p>')
    expect(page).not.toContain('<form')
    expect(page).not.toContain('lang="en"')
  })

  it('accepts a message of 5,000 Chinese characters, and returns one of 5,001', async () => {
    const longest = { ...ada, message: '李'.repeat(5000) }
    expect((await send(form(longest))).status).toBe(200)
    expect(stored()).toEqual([longest])
    const answer = await send(form({ ...ada, message: '李'.repeat(5001) }))
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('<p class="wrong" id="message-wrong">Schreib etwas.</p>')
    expectFilled(page, { ...ada, message: '李'.repeat(5001) })
    expect(stored()).toEqual([longest])
  })

  it.each(['multipart/form-data; boundary=x', 'text/plain'])(
    'answers a browser that sends %s with a page, which says what to change',
    async (type) => {
      const headers = { 'Content-Type': type, Accept: 'text/html,*/*;q=0.8' }
      const answer = await send({ ...form(ada, headers), body: 'name=Ada' })
      const page = await answer.text()
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
        415,
        'text/html; charset=UTF-8',
      ])
      expect(page).toContain('<p role="alert">Nicht angenommen.</p>')
      expect(page).toContain('<p>Geh zurück, dein Text ist noch da.</p>')
      expect(page).toContain(
        '<p class="wrong" lang="en" dir="ltr">Send the message as application/json or application/x-www-form-urlencoded',
      )
    },
  )

  it('offers the form again and the address of the owner when the store failed', async () => {
    await store.close()
    const answer = await send(form(ada))
    const page = await answer.text()
    expect(answer.status).toBe(503)
    expect(page).toContain('<p role="alert">Nicht erreichbar.</p>')
    expect(page).toContain('<a href="mailto:owner@example.org">Oder schreib an owner@example.org.')
    expectFilled(page, ada)
    expect(page).not.toContain('aria-invalid=')
    const { mailAddress: _, ...others } = texts
    const without = await send(form(ada), { texts: { ...others, mailAddress: undefined } })
    expect(await without.text()).not.toContain('mailto:')
  })

  it('shows its pages in the colours of the site, under a policy that allows them alone', async () => {
    const pages = [await send(form(ada)), await send(form({ ...ada, name: '' }))]
    for (const answer of pages) {
      const [, style = ''] = /<style>([^]*)<\/style>/u.exec(await answer.text()) ?? []
      expect(style).toContain('light-dark(#fdfeff, #010203)')
      const hash = createHash('sha256').update(style).digest('base64')
      expect(answer.headers.get('Content-Security-Policy')).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      )
    }
    expect((await send(json(ada))).headers.has('Content-Security-Policy')).toBe(false)
  })

  it('links back to the page of an allowed origin', async () => {
    const options = { allowedOrigins: ['https://ada.example'], base: '/folio' }
    const near = await send(form(ada), options)
    const far = await send(form(ada, { Origin: 'https://ada.example' }), options)
    const strange = await send(form(ada, { Origin: 'https://eve.example' }), options)
    expect(await near.text()).toContain('<a href="/folio/#contact">')
    expect(await far.text()).toContain('<a href="https://ada.example/#contact">')
    expect(await strange.text()).toContain('<a href="/folio/#contact">')
  })
})

const preflight = (origin: string) => ({
  method: 'OPTIONS',
  headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
})

describe('other origins', () => {
  const allowedOrigins = ['https://ada.example', 'https://www.ada.example']

  it('may post when they are on the list', async () => {
    const asked = await send(preflight('https://www.ada.example'), { allowedOrigins })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('https://www.ada.example')
    expect(asked.headers.get('Access-Control-Allow-Methods')).toBe('POST')
    expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
    const posted = await send(json(ada, { Origin: 'https://www.ada.example' }), { allowedOrigins })
    expect(posted.headers.get('Access-Control-Allow-Origin')).toBe('https://www.ada.example')
    expect(posted.headers.get('Vary')).toBe('Origin')
  })

  it.each([
    ['is not on the list', allowedOrigins],
    ['meets no list', []],
  ])('are told nothing when one %s', async (_, list) => {
    for (const request of [
      preflight('https://eve.example'),
      json(ada, { Origin: 'https://eve.example' }),
    ]) {
      const answer = await send(request, { allowedOrigins: list })
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(null)
    }
  })
})

describe.each([
  ['a form', form],
  ['JSON', json],
])('%s of a page elsewhere', (_format, body) => {
  const allowedOrigins = ['https://ada.example']
  const host = { Host: 'folio.example' }
  it.each([
    ['of another site', 'https://eve.example', host, 403],
    ['of another host of this domain', 'https://www.folio.example', host, 403],
    ['of another port of this host', 'https://folio.example:8443', host, 403],
    ['that hides where it is', 'null', host, 403],
    [
      'that says it is no page of this site',
      'https://e.example',
      { 'Sec-Fetch-Site': 'none' },
      403,
    ],
    ['of two origins at once', 'https://folio.example, https://eve.example', host, 403],
    ['of an origin that only begins like one on the list', 'https://ada.example.eve', host, 403],
    ['that meets no host at all', 'https://eve.example', {}, 403],
    ['of a site on the list', 'https://ada.example', host, 200],
    ['of this very site', 'https://folio.example', host, 200],
    [
      'of this site, whose proxy adds a port',
      'https://folio.example',
      { Host: 'folio.example:443' },
      200,
    ],
    ['of this site at a port', 'http://localhost:4173', { Host: 'localhost:4173' }, 200],
    ['of this site behind a proxy', 'https://x.example', { 'Sec-Fetch-Site': 'same-origin' }, 200],
  ])('%s: %s, %j, %i', async (_, origin, headers, status) => {
    const answer = await send(body(ada, { ...headers, Origin: origin }), { allowedOrigins })
    expect(answer.status).toBe(status)
    expect(stored()).toHaveLength(status === 200 ? 1 : 0)
    const error = 'Pages of this origin may post here only if ALLOWED_ORIGINS names it.'
    expect((await answer.text()).includes(error)).toBe(status === 403)
  })

  it('is accepted if nothing says that a page sent it', async () => {
    expect((await send(body(ada, host), { allowedOrigins })).status).toBe(200)
  })
})

describe('too many messages', () => {
  it('of one address are refused, with the time to try again', async () => {
    const rateLimits = createRateLimits({ perAddress: 2, all: Infinity })
    const messages = ['one', 'two', 'three'].map((message) => ({ ...ada, message }))
    const answers = []
    for (const message of messages) answers.push(await send(json(message), { rateLimits }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    const wait = Number(answers[2]?.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(590)
    expect(wait).toBeLessThanOrEqual(600)
    expect(await answers[2]?.json()).toEqual({
      error: `Too many messages. Send it again in ${wait} seconds.`,
    })
    expect(stored()).toHaveLength(2)

    const other = { rateLimits, addressOf: () => '203.0.113.8' }
    expect((await send(json(messages[2]), other)).status).toBe(200)
  })

  it('of one address are refused, with the form as it was filled in', async () => {
    const rateLimits = createRateLimits({ perAddress: 1, all: Infinity })
    await send(form(ada), { rateLimits })
    const wrong = { ...ada, email: 'ada', message: 'Another <one>' }
    for (const fields of [{ ...ada, message: 'Another <one>' }, wrong]) {
      const answer = await send(form(fields), { rateLimits })
      const page = await answer.text()
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(590)
      expect(page).toContain('<p role="alert">Nicht erreichbar.</p>')
      expectFilled(page, fields)
    }
    const large = await send(form({ ...ada, message: 'x'.repeat(64 * 1024) }), { rateLimits })
    expect(large.status).toBe(413)
    expect(stored()).toEqual([ada])
  })

  it('of all addresses are held, and answered like every other', async () => {
    const rateLimits = createRateLimits({ perAddress: Infinity, all: 1 })
    await send(json({ ...ada, name: '' }), { rateLimits })
    await send(json(ada), { rateLimits })
    const answer = await send(form({ ...ada, message: 'Another' }), { rateLimits })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Angekommen')
    const messages = await store.page({ limit: 3 })
    expect(messages).toMatchObject([{ state: 'waiting' }, { state: 'held', message: 'Another' }])
  })

  it('of all addresses are refused once 5000 are held, with a page for a form', async () => {
    const rateLimits = createRateLimits({ perAddress: Infinity, all: 1 })
    const { counts, ...others } = await store.stats()
    const stats = async () => ({ ...others, counts: { ...counts, held: 5000 } })
    const full = { ...store, stats }
    await send(json(ada), { rateLimits, store: full })
    const fields = { ...ada, message: 'Another' }
    const answer = await send(form(fields), { rateLimits, store: full })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(590)
    const page = await answer.text()
    expect(page).toContain('<p role="alert">Nicht erreichbar.</p>')
    expectFilled(page, fields)
    expect(stored()).toEqual([ada])
  })
})
