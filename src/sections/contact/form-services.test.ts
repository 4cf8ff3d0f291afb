import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

import { afterEach, describe, expect, test } from 'vitest'

import { endpoint } from './model/endpoint.ts'
import { resolveTarget } from './model/target.ts'
import { sendMessage } from './send-message.ts'

/*
 * Servers on this computer that answer as form services do. They refuse what these refuse, so
 * that a wrong request is a failure here, too.
 */

const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello,\n"you" & <all> 🚀' }

type Request = {
  readonly path: string | undefined
  readonly type: string
  readonly wantsJson: boolean
  readonly fields: Readonly<Record<string, string>>
}

type Answer = (request: Request, response: ServerResponse) => unknown

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function serve(answer: Answer): Promise<string> {
  const server = createServer((request, response) => {
    void readRequest(request).then((read) => answer(read, response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

async function readRequest(request: IncomingMessage): Promise<Request> {
  const { url: path, headers } = request
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  const body = await text(request)
  const fields = type === 'application/json' ? JSON.parse(body) : new URLSearchParams(body)
  return {
    path,
    type,
    wantsJson: headers.accept === 'application/json',
    fields: fields instanceof URLSearchParams ? Object.fromEntries(fields) : fields,
  }
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Sends a message as a section with this `to` does. `base` is the address of the server. */
function send(base: string, to: object, { sent = message, timeout = 30_000, trapped = '' } = {}) {
  const parsed = endpoint.parse(to)
  const url = new URL(parsed.url, 'https://host.invalid')
  const target = resolveTarget({
    to: { ...parsed, url: base + url.pathname + url.search },
    backend: '/',
  })
  if (!target) throw new Error('A form service has a form.')
  return sendMessage(sent, target, { timeout, trapped })
}

/** Formspree redirects to a page, unless the request asks for JSON. */
const answerLikeFormspree: Answer = ({ path, wantsJson, fields }, response) => {
  if (!wantsJson) return response.writeHead(302, { location: '/thanks' }).end()
  if (path !== '/f/mayourqz') {
    return sendJson(response, 404, {
      errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }],
    })
  }
  if (!fields['email']?.includes('@')) {
    const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
    return sendJson(response, 422, { error: 'Validation errors', errors })
  }
  if (fields['message'] === 'again') {
    return sendJson(response, 429, { errors: [{ message: 'Too many requests' }] })
  }
  return sendJson(response, 200, { ok: true, next: '/thanks' })
}

describe('Formspree', () => {
  const to = { url: 'https://formspree.io/f/mayourqz', honeypot: '_gotcha' }

  test.each(['form', 'json'])('takes a message as %s', async (encoding) => {
    expect(await send(await serve(answerLikeFormspree), { ...to, encoding })).toEqual({
      type: 'sent',
    })
  })

  test('names the wrong field', async () => {
    const sent = { ...message, email: 'ada' }
    expect(await send(await serve(answerLikeFormspree), to, { sent })).toEqual({
      type: 'refused',
      wrong: ['email'],
    })
  })

  test('says why it refuses a message', async () => {
    const other = { url: 'https://formspree.io/f/gone' }
    expect(await send(await serve(answerLikeFormspree), other)).toEqual({
      type: 'refused',
      wrong: [],
      reason: 'Form not found',
    })
    expect(
      await send(await serve(answerLikeFormspree), to, { sent: { ...message, message: 'again' } }),
    ).toEqual({ type: 'refused', wrong: [], reason: 'Too many requests' })
  })
})

const key = '8f14e45f-ceea-467f-a9a4-1f0c3d5b7e21'

const answerLikeWeb3Forms: Answer = ({ fields }, response) => {
  const { access_key: given, ...data } = fields
  if (given !== key)
    return sendJson(response, 400, { success: false, message: 'Invalid Access Key' })
  if (data['botcheck']) return sendJson(response, 400, { success: false, message: 'Spam detected' })
  if (data['name'] === 'late') {
    return sendJson(response, 429, { success: false, message: 'Too many requests' })
  }
  // A failure with a status that says otherwise.
  if (data['name'] === 'odd')
    return sendJson(response, 200, { success: false, message: 'Not sent' })
  return sendJson(response, 200, { success: true, message: 'Email sent successfully!', data })
}

describe('Web3Forms', () => {
  const url = 'https://api.web3forms.com/submit'
  const to = { url, encoding: 'json', fields: { access_key: key }, honeypot: 'botcheck' }

  test.each(['form', 'json'])('takes a message with its key as %s', async (encoding) => {
    expect(await send(await serve(answerLikeWeb3Forms), { ...to, encoding })).toEqual({
      type: 'sent',
    })
  })

  test.each([
    ['another key', { ...to, fields: { access_key: 'other' } }, message, '', 'Invalid Access Key'],
    ['a program in the trap', to, message, 'https://spam.example', 'Spam detected'],
    ['too many messages', to, { ...message, name: 'late' }, '', 'Too many requests'],
    ['a failure with status 200', to, { ...message, name: 'odd' }, '', 'Not sent'],
  ])('refuses %s with its sentence', async (_, target, sent, trapped, reason) => {
    expect(await send(await serve(answerLikeWeb3Forms), target, { sent, trapped })).toEqual({
      type: 'refused',
      wrong: [],
      reason,
    })
  })
})

/** FormSubmit answers with a page, except at "/ajax/", where each outcome is a text and has status 200. */
const answerLikeFormSubmit: Answer = ({ path, fields }, response) => {
  if (path !== '/ajax/ada@ada.dev') return response.end('<h1>Are you a human?</h1>')
  return fields['name'] === 'early'
    ? sendJson(response, 200, { success: 'false', message: 'This form needs Activation.' })
    : sendJson(response, 200, { success: 'true', message: 'Submitted successfully.' })
}

describe('FormSubmit', () => {
  const to = { url: 'https://formsubmit.co/ajax/ada@ada.dev', honeypot: '_honey' }

  test('takes a message', async () => {
    expect(await send(await serve(answerLikeFormSubmit), to)).toEqual({ type: 'sent' })
  })

  test('says why it refuses a message, with status 200 and "false" as a text', async () => {
    const sent = { ...message, name: 'early' }
    expect(await send(await serve(answerLikeFormSubmit), to, { sent })).toEqual({
      type: 'refused',
      wrong: [],
      reason: 'This form needs Activation.',
    })
  })
})

/** Netlify answers with pages, and takes only forms that it knows. */
const answerLikeNetlify: Answer = ({ path, type, fields }, response) => {
  const isForm = type === 'application/x-www-form-urlencoded' && fields['form-name'] === 'contact'
  if (path !== '/' || !isForm) return response.writeHead(404).end('<h1>Page not found</h1>')
  return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Thank you!</h1>')
}

describe('Netlify Forms', () => {
  const to = { url: '/', fields: { 'form-name': 'contact' }, honeypot: 'bot-field' }

  test('takes a message with the name of the form', async () => {
    expect(await send(await serve(answerLikeNetlify), to)).toEqual({ type: 'sent' })
  })

  test('refuses a form that it does not know', async () => {
    expect(
      await send(await serve(answerLikeNetlify), { ...to, fields: { 'form-name': 'x' } }),
    ).toEqual({
      type: 'refused',
      wrong: [],
    })
  })
})

describe('a form service gets', () => {
  test.each(['form', 'json'])('each field under its name, as %s', async (encoding) => {
    const requests: Request[] = []
    const base = await serve((request, response) => {
      requests.push(request)
      response.end()
    })
    await send(base, {
      url: '/in?form=1',
      encoding,
      names: { email: '_replyto', message: 'body' },
      fields: { _subject: 'From my page' },
      honeypot: 'trap',
    })
    expect(requests).toEqual([
      {
        path: '/in?form=1',
        type: encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
        wantsJson: true,
        fields: {
          name: message.name,
          _replyto: message.email,
          body: message.message,
          _subject: 'From my page',
        },
      },
    ])
  })
})

describe('whatever a form service answers', () => {
  const to = { url: '/f' }

  test.each<[string, Answer, object]>([
    ['a page', (_, response) => response.end('<h1>Thanks</h1>'), { type: 'sent' }],
    ['nothing', (_, response) => response.writeHead(204).end(), { type: 'sent' }],
    [
      'a redirect to a page',
      ({ path }, response) =>
        path === '/f'
          ? response.writeHead(303, { location: '/thanks' }).end()
          : response.end('<h1>Thanks</h1>'),
      { type: 'sent' },
    ],
    [
      'a redirect to nowhere',
      ({ path }, response) =>
        path === '/f'
          ? response.writeHead(302, { location: '/gone' }).end()
          : response.writeHead(404).end(),
      { type: 'refused', wrong: [] },
    ],
    ['503', (_, response) => response.writeHead(503).end('Down'), { type: 'refused', wrong: [] }],
    [
      'a list of anything',
      (_, response) => sendJson(response, 400, { errors: [5, null, { message: ' ' }], error: 7 }),
      { type: 'refused', wrong: [] },
    ],
    [
      'a very long reason',
      (_, response) => sendJson(response, 400, { error: 'x'.repeat(5000) }),
      { type: 'refused', wrong: [], reason: 'x'.repeat(300) },
    ],
    ['no answer', () => {}, { type: 'unreachable' }],
    [
      'an answer that never ends',
      (_, response) => {
        response.writeHead(200)
        response.write('{')
      },
      { type: 'sent' },
    ],
  ])('%s is an outcome for the visitor', async (name, answer, outcome) => {
    // The head of an answer arrives before this time is over, also on a busy machine.
    const timeout = name.includes('never') || name === 'no answer' ? 1000 : 30_000
    expect(await send(await serve(answer), to, { timeout })).toEqual(outcome)
  })

  test('a lost connection is an outcome, too', async () => {
    const base = await serve((_, response) => response.destroy())
    expect(await send(base, to)).toEqual({ type: 'unreachable' })
  })
})
