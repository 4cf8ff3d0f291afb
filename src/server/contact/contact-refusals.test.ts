import { describe, expect, it } from 'vitest'

import { createRateLimits } from '#server/limits/rate-limits.ts'
import { ada, expectFilled, makeForm, makeJson, useContactRoutes } from './contact-for-tests.ts'

const { findRun, send, readStored } = useContactRoutes()

const makePreflight = (origin: string) => ({
  method: 'OPTIONS',
  headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
})

describe('other origins', () => {
  const allowedOrigins = ['https://ada.example', 'https://www.ada.example']

  it('may post when they are on the list', async () => {
    const asked = await send(makePreflight('https://www.ada.example'), { allowedOrigins })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('https://www.ada.example')
    expect(asked.headers.get('Access-Control-Allow-Methods')).toBe('POST')
    expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
    const posted = await send(makeJson(ada, { Origin: 'https://www.ada.example' }), {
      allowedOrigins,
    })
    expect(posted.headers.get('Access-Control-Allow-Origin')).toBe('https://www.ada.example')
    expect(posted.headers.get('Vary')).toBe('Origin')
  })

  it.each([
    ['is not on the list', allowedOrigins],
    ['meets no list', []],
  ])('are told nothing when one %s', async (_, list) => {
    for (const request of [
      makePreflight('https://eve.example'),
      makeJson(ada, { Origin: 'https://eve.example' }),
    ]) {
      const answer = await send(request, { allowedOrigins: list })
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(null)
    }
  })
})

describe.each([
  ['a form', makeForm],
  ['JSON', makeJson],
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
    expect(readStored()).toHaveLength(status === 200 ? 1 : 0)
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
    for (const message of messages) answers.push(await send(makeJson(message), { rateLimits }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    const wait = Number(answers[2]?.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(590)
    expect(wait).toBeLessThanOrEqual(600)
    expect(await answers[2]?.json()).toEqual({
      error: `Too many messages. Send it again in ${wait} seconds.`,
    })
    expect(readStored()).toHaveLength(2)

    const other = { rateLimits, readAddress: () => '203.0.113.8' }
    expect((await send(makeJson(messages[2]), other)).status).toBe(200)
  })

  it('of one address are refused, with the form as it was filled in', async () => {
    const rateLimits = createRateLimits({ perAddress: 1, all: Infinity })
    await send(makeForm(ada), { rateLimits })
    const wrong = { ...ada, email: 'ada', message: 'Another <one>' }
    for (const fields of [{ ...ada, message: 'Another <one>' }, wrong]) {
      const answer = await send(makeForm(fields), { rateLimits })
      const page = await answer.text()
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(590)
      expect(page).toContain('<p role="alert">Nicht erreichbar.</p>')
      expectFilled(page, fields)
    }
    const large = await send(makeForm({ ...ada, message: 'x'.repeat(64 * 1024) }), { rateLimits })
    expect(large.status).toBe(413)
    expect(readStored()).toEqual([ada])
  })

  it('of all addresses are held, and answered like every other', async () => {
    const rateLimits = createRateLimits({ perAddress: Infinity, all: 1 })
    await send(makeJson({ ...ada, name: '' }), { rateLimits })
    await send(makeJson(ada), { rateLimits })
    const answer = await send(makeForm({ ...ada, message: 'Another' }), { rateLimits })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Angekommen')
    const messages = await findRun().store.readPage({ limit: 3 })
    expect(messages).toMatchObject([{ state: 'waiting' }, { state: 'held', message: 'Another' }])
  })

  it('of all addresses are refused once 5000 are held, with a page for a form', async () => {
    const rateLimits = createRateLimits({ perAddress: Infinity, all: 1 })
    const { counts, ...others } = await findRun().store.readStats()
    const readStats = async () => ({ ...others, counts: { ...counts, held: 5000 } })
    const full = { ...findRun().store, readStats }
    await send(makeJson(ada), { rateLimits, store: full })
    const fields = { ...ada, message: 'Another' }
    const answer = await send(makeForm(fields), { rateLimits, store: full })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(590)
    const page = await answer.text()
    expect(page).toContain('<p role="alert">Nicht erreichbar.</p>')
    expectFilled(page, fields)
    expect(readStored()).toEqual([ada])
  })
})
