import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { ada, expectFilled, makeForm, makeJson, useContactRoutes } from './contact-for-tests.ts'
import { textsForTests as texts } from './texts-for-tests.ts'

const { findRun, send, readStored } = useContactRoutes()

describe('POST /api/contact with JSON', () => {
  it('has the message on disk when it answers with the status text of the content', async () => {
    const answer = await send(makeJson(ada))
    expect(await answer.json()).toEqual({ status: texts.received })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(readStored()).toEqual([ada])
    expect(findRun().nudges).toBe(1)
  })

  it('answers the same message alike, and stores it once', async () => {
    const answers = [
      await send(makeJson(ada)),
      await send(makeJson(ada)),
      await send(makeForm(ada)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await answers[1]?.json()).toEqual({ status: texts.received })
    expect(readStored()).toEqual([ada])
  })

  it('answers likely spam like other messages, and holds it for the owner', async () => {
    const spam = { ...ada, name: 'https://shoes.example' }
    const answer = await send(makeJson(spam))
    expect(await answer.json()).toEqual({ status: texts.received })
    expect(await findRun().store.readPage({ limit: 2 })).toMatchObject([{ ...spam, state: 'held' }])
  })

  it('logs the outcome of a message, and none of its text', async () => {
    for (const body of [ada, ada, { ...ada, name: '' }, { ...ada, name: 'www.shoes.example' }]) {
      await send(makeJson(body))
    }
    const [first, held] = await findRun().store.readPage({ limit: 2 })
    expect(findRun().logged).toEqual([
      ['info', 'A message was stored', { id: first?.id }],
      ['info', 'A repeated message was not stored again'],
      ['info', 'A message was refused', { status: 422 }],
      ['info', 'A message was stored', { id: held?.id, state: 'held' }],
    ])
  })

  it('refuses wrong fields with 422, names them and stores nothing', async () => {
    const answer = await send(makeJson({ ...ada, name: '', admin: true }))
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 422,
      body: {
        error: 'The message was refused. Send an object of exactly name, email and message.',
        fields: { name: 'Write a name.', admin: 'Leave this field out.' },
      },
    })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(readStored()).toEqual([])
  })

  it('refuses a body that is not JSON with 400', async () => {
    const answer = await send(makeJson('{"name":'))
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 400,
      body: { error: 'The body is not JSON. Send an object in JSON.' },
    })
  })

  it.each([['text/plain'], ['multipart/form-data; boundary=x'], ['']])(
    'refuses the content type "%s" with 415',
    async (type) => {
      const request = makeJson(ada, { 'Content-Type': type })
      const answer = await send(request)
      expect(answer.status).toBe(415)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(readStored()).toEqual([])
    },
  )

  it.each(['gzip', 'br', 'x'])(
    'refuses what says that it is compressed, as %s',
    async (encoding) => {
      const answer = await send(makeJson(ada, { 'Content-Encoding': encoding }))
      expect({ status: answer.status, body: await answer.json() }).toEqual({
        status: 415,
        body: {
          error:
            'Send the message as application/json or application/x-www-form-urlencoded, in UTF-8 and not compressed.',
        },
      })
      expect(readStored()).toEqual([])
    },
  )

  it('accepts a content type with a character set', async () => {
    const request = makeJson(ada, { 'Content-Type': 'Application/JSON; charset=utf-8' })
    expect((await send(request)).status).toBe(200)
  })

  it.each([
    ['with a length', { 'Content-Length': '65537' }],
    ['without a length', {}],
  ])('refuses more than 64 kB %s with 413', async (_, headers) => {
    const body = JSON.stringify({ ...ada, padding: '' }).padEnd(64 * 1024 + 1)
    const answer = await send(makeJson(body, headers))
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 413,
      body: {
        error: 'Send at most 65536 bytes.',
        fields: { message: 'Write a shorter message.' },
      },
    })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(readStored()).toEqual([])
  })

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('answers %s with 405', async (method) => {
    const answer = await send({ method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('OPTIONS, POST')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('never confirms a message if the store failed, and logs none of its text', async () => {
    await findRun().store.close()
    const answer = await send(makeJson(ada))
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 503,
      body: { error: 'The message could not be stored. Send it again later.' },
    })
    expect(findRun().nudges).toBe(0)
    expect(findRun().logged).toEqual([
      ['error', 'A message could not be stored', { reason: 'The database is closed' }],
      ['info', 'A message was refused', { status: 503 }],
    ])
  })
})

describe('POST /api/contact from a page without JavaScript', () => {
  it('stores the message and answers with a page with the texts of the content', async () => {
    const { message, ...rest } = ada
    const fields = { ...rest, message: message.replaceAll('\n', '\r\n') }
    const answer = await send(makeForm(fields))
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
    expect(readStored()).toEqual([ada])
  })

  it('prints under each wrong field what to write, and keeps every character', async () => {
    const answer = await send(
      makeForm({ name: '', email: '"><b>', message: '\r\nHello\r\n</textarea><script>' }),
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
    expect(readStored()).toEqual([])
  })

  it('sends a visitor back to a form that is too large, and says what to change', async () => {
    const answer = await send(makeForm({ ...ada, message: 'x'.repeat(64 * 1024) }))
    const page = await answer.text()
    expect(answer.status).toBe(413)
    expect(page).toContain('<p>Geh zurück, dein Text ist noch da.</p>')
    expect(page).toContain('<p class="wrong">Schreib etwas.</p>')
    expect(page).not.toContain('<form')
    expect(page).not.toContain('lang="en"')
  })

  it('accepts a message of 5,000 Chinese characters, and returns one of 5,001', async () => {
    const longest = { ...ada, message: '李'.repeat(5000) }
    expect((await send(makeForm(longest))).status).toBe(200)
    expect(readStored()).toEqual([longest])
    const answer = await send(makeForm({ ...ada, message: '李'.repeat(5001) }))
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('<p class="wrong" id="message-wrong">Schreib etwas.</p>')
    expectFilled(page, { ...ada, message: '李'.repeat(5001) })
    expect(readStored()).toEqual([longest])
  })

  it.each(['multipart/form-data; boundary=x', 'text/plain'])(
    'answers a browser that sends %s with a page, which says what to change',
    async (type) => {
      const headers = { 'Content-Type': type, Accept: 'text/html,*/*;q=0.8' }
      const answer = await send({ ...makeForm(ada, headers), body: 'name=Ada' })
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
    await findRun().store.close()
    const answer = await send(makeForm(ada))
    const page = await answer.text()
    expect(answer.status).toBe(503)
    expect(page).toContain('<p role="alert">Nicht erreichbar.</p>')
    expect(page).toContain('<a href="mailto:owner@example.org">Oder schreib an owner@example.org.')
    expectFilled(page, ada)
    expect(page).not.toContain('aria-invalid=')
    const { mailAddress: _, ...others } = texts
    const without = await send(makeForm(ada), { texts: { ...others, mailAddress: undefined } })
    expect(await without.text()).not.toContain('mailto:')
  })

  it('shows its pages in the colours of the site, under a policy that allows them alone', async () => {
    const pages = [await send(makeForm(ada)), await send(makeForm({ ...ada, name: '' }))]
    for (const answer of pages) {
      const [, style = ''] = /<style>([^]*)<\/style>/u.exec(await answer.text()) ?? []
      expect(style).toContain('light-dark(#fdfeff, #010203)')
      const hash = createHash('sha256').update(style).digest('base64')
      expect(answer.headers.get('Content-Security-Policy')).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      )
    }
    expect((await send(makeJson(ada))).headers.has('Content-Security-Policy')).toBe(false)
  })

  it('links back to the page of an allowed origin', async () => {
    const options = { allowedOrigins: ['https://ada.example'], base: '/folio' }
    const near = await send(makeForm(ada), options)
    const far = await send(makeForm(ada, { Origin: 'https://ada.example' }), options)
    const strange = await send(makeForm(ada, { Origin: 'https://eve.example' }), options)
    expect(await near.text()).toContain('<a href="/folio/#contact">')
    expect(await far.text()).toContain('<a href="https://ada.example/#contact">')
    expect(await strange.text()).toContain('<a href="/folio/#contact">')
  })
})
