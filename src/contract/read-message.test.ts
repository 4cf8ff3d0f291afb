import { describe, expect, it } from 'vitest'

import { findBodyFormat, readMessage, type BodyFormat } from './read-message.ts'

const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello\nthere' }

function read(body: string | Uint8Array, format: BodyFormat) {
  return readMessage(new Uint8Array(Buffer.from(body)).buffer, format)
}

describe('a body in JSON', () => {
  it.each([
    ['no name', { ...ada, name: '' }, { name: 'Write a name.' }],
    ['a name of spaces', { ...ada, name: ' \t ' }, { name: 'Write a name.' }],
    [
      'a name that is too long',
      { ...ada, name: 'n'.repeat(101) },
      { name: 'Write a name of at most 100 characters.' },
    ],
    [
      'a name that turns the text round',
      { ...ada, name: 'Ada \u202Egro.live@nhoj' },
      { name: 'Write the name on one line, as plain text.' },
    ],
    [
      'a name of two lines',
      { ...ada, name: 'Ada\r\nBcc: eve@example.org' },
      { name: 'Write the name on one line, as plain text.' },
    ],
    [
      'a name that mail programs decode to two lines',
      { ...ada, name: '=?utf-8?Q?=E2=80=AEgnp.exe=0D=0ABcc:_x?=' },
      { name: 'Write the name without "=?".' },
    ],
    [
      'a name with the beginning of an encoded word',
      { ...ada, name: 'Ada =?' },
      { name: 'Write the name without "=?".' },
    ],
    [
      'an email with an encoded word',
      { ...ada, email: '=?utf-8?Q?=E2=80=AE?=@example.org' },
      { email: 'Write the email address without "=?".' },
    ],
    ['a name that is no text', { ...ada, name: 7 }, { name: 'Write a name as text.' }],
    [
      'no email',
      { name: ada.name, message: ada.message },
      { email: 'Write an email address as text.' },
    ],
    [
      'an email without a host',
      { ...ada, email: 'ada@' },
      { email: 'Write an email address such as ada@example.org.' },
    ],
    [
      'an email with an empty part of the host',
      { ...ada, email: 'ada@example..org' },
      { email: 'Write an email address such as ada@example.org.' },
    ],
    [
      'two emails',
      { ...ada, email: 'ada@example.org,eve@example.org' },
      { email: 'Write an email address such as ada@example.org.' },
    ],
    [
      'an email that is too long',
      { ...ada, email: `${'a'.repeat(243)}@example.org` },
      { email: 'Write an email address of at most 254 characters.' },
    ],
    [
      'an email with a control character',
      { ...ada, email: 'ada\u0007@example.org' },
      { email: 'Write the email address as plain text.' },
    ],
    [
      'a message that is too long',
      { ...ada, message: 'm'.repeat(5001) },
      { message: 'Write a message of at most 5000 characters.' },
    ],
    ['a message of nothing', { ...ada, message: '\n\n' }, { message: 'Write a message.' }],
    ['a message of a soft hyphen', { ...ada, message: '\u00AD' }, { message: 'Write a message.' }],
    [
      'a message that no database keeps',
      { ...ada, message: 'a\u0000b' },
      { message: 'Write the message as plain text.' },
    ],
    ['a fourth field', { ...ada, admin: true }, { admin: 'Leave this field out.' }],
    ['a list', [ada], {}],
    ['null', null, {}],
    [
      'nothing at all',
      {},
      {
        name: 'Write a name as text.',
        email: 'Write an email address as text.',
        message: 'Write a message as text.',
      },
    ],
  ])('of %s is refused, and the field is named', (_, body, fields) => {
    expect(read(JSON.stringify(body), 'json')).toEqual({
      status: 422,
      error: 'The message was refused. Send an object of exactly name, email and message.',
      fields,
    })
  })

  it.each([
    ['a zero width space', '\u200B'],
    ['a soft hyphen', '\u00AD'],
    ['a Hangul filler', '\u3164'],
    ['a half width Hangul filler', '\uFFA0'],
    ['a blank of Braille', '\u2800'],
    ['joiners', '\u200C\u200D\u2060'],
    ['variation selectors', '\uFE0F\u{E0100}'],
    ['tags', '\u{E0041}\u{E007F}'],
    ['a Mongolian vowel separator', '\u180E'],
    ['a byte order mark', '\uFEFF'],
    ['an object that is not there', '\uFFFC'],
    ['accents', '\u0300\u064E'],
    ['spaces and invisible characters', ' \u200B\u3000\u2800 '],
  ])('a name of only %s is no name', (_, name) => {
    expect(read(JSON.stringify({ ...ada, name }), 'json')).toMatchObject({
      status: 422,
      fields: { name: 'Write a name.' },
    })
  })

  it.each(['\u200B@\u200B', '\u00AD@b.example', 'ada@\u0300', 'a\u200Dda@example.org'])(
    'an email with a part that nobody sees is refused: %j',
    (email) => {
      expect(read(JSON.stringify({ ...ada, email }), 'json')).toMatchObject({
        status: 422,
        fields: { email: 'Write the email address as plain text.' },
      })
    },
  )

  it.each([
    ['plain words', ada],
    ['a Persian name with a joiner', { ...ada, name: 'نرگس علی\u200Cزاده' }],
    ['a name with a separate accent', { ...ada, name: 'Zoe\u0308' }],
    ['one emoji of several', { ...ada, name: '👩\u200D💻', message: '❤\uFE0F' }],
    ['a question mark and an equals sign', { ...ada, name: 'Ada ?= Lovelace = Ada?' }],
    ['names of all scripts', { ...ada, name: 'José O’Brian 李雷 محمد 👩‍💻' }],
    ['markup', { ...ada, message: '<script>alert(1)</script>\t"; DROP TABLE messages' }],
    ['an email in letters of the world', { ...ada, email: 'josé@exämple.例え' }],
    ['an email that browsers take', { ...ada, email: "o'brian+tag@localhost" }],
    [
      'every field at its longest',
      {
        name: 'n'.repeat(100),
        email: `${'a'.repeat(242)}@example.org`,
        message: 'm'.repeat(5000),
      },
    ],
  ])('of %s is taken as it came', (_, message) => {
    expect(read(JSON.stringify(message), 'json')).toEqual({ message })
  })

  it.each(['', '{"name":', 'name=Ada'])('that is not JSON is refused: %j', (body) => {
    expect(read(body, 'json')).toEqual({
      status: 400,
      error: 'The body is not JSON. Send an object in JSON.',
    })
  })

  it('may begin with a byte order mark', () => {
    expect(read(`\uFEFF${JSON.stringify(ada)}`, 'json')).toEqual({ message: ada })
  })

  it.each([
    ['in Latin-1', Buffer.from(JSON.stringify({ ...ada, name: 'Zoë' }), 'latin1')],
    ['cut in the middle of a letter', Buffer.from('{"name":"李').subarray(0, -1)],
    ['in UTF-16', Buffer.from(`\uFEFF${JSON.stringify(ada)}`, 'utf16le')],
  ])('%s is refused, and not read as other letters', (_, body) => {
    expect(read(body, 'json')).toEqual({ status: 400, error: 'The body is not text in UTF-8.' })
  })

  it('that says a field twice has the last of them, as everywhere in JSON', () => {
    const body = `{"name":"Eve","name":"Ada","email":"${ada.email}","message":"Hello\\nthere"}`
    expect(read(body, 'json')).toEqual({ message: ada })
  })

  it('cannot use inherited properties of an object', () => {
    const body = '{"__proto__": {"name": "Ada"}, "email": "ada@example.org", "message": "Hello"}'
    expect(read(body, 'json')).toMatchObject({ status: 422 })
  })
})

it.each(['json', 'form'] as const)('of many unknown fields in %s, twenty are named', (format) => {
  const unknown = Array.from({ length: 4000 }, (_, index) => [`k${index}`, ''])
  const fields = { ...ada, name: '', ['n'.repeat(101)]: '', ...Object.fromEntries(unknown) }
  const body = format === 'json' ? JSON.stringify(fields) : String(new URLSearchParams(fields))
  const answer = read(body, format)
  if (!('error' in answer)) throw new Error('The message was not refused')
  expect(answer.error).toMatch(/ Unknown fields that "fields" does not name: 3981\.$/u)
  expect(Object.keys(answer.fields ?? {})).toEqual([
    'name',
    ...Array.from({ length: 20 }, (_, index) => `k${index}`),
  ])
})

describe('a body from a form', () => {
  it('keeps the line breaks that the visitor wrote', () => {
    const body = 'name=Ada&email=ada%40example.org&message=Hello%0D%0Athere'
    expect(read(body, 'form')).toEqual({ message: ada })
  })

  it('is checked like JSON', () => {
    expect(read('name=+&email=ada%40example.org&message=Hello&send=1', 'form')).toEqual({
      status: 422,
      error: 'The message was refused. Send an object of exactly name, email and message.',
      fields: { name: 'Write a name.', send: 'Leave this field out.' },
      given: { name: ' ', email: 'ada@example.org', message: 'Hello', send: '1' },
    })
  })

  it.each([
    'name=Zo%EB&email=ada%40example.org&message=Hello',
    'name=Ada&email=ada%40example.org&message=100%',
  ])('that is not in UTF-8 is refused, and not read as other letters: %s', (body) => {
    expect(read(body, 'form')).toEqual({
      status: 400,
      error: 'The body is not a form in UTF-8.',
    })
  })
})

it.each([
  ['application/json', 'json'],
  ['Application/JSON; charset=utf-8', 'json'],
  ['application/x-www-form-urlencoded;charset=UTF-8', 'form'],
  ['application/json; charset="UTF-8"; x=y', 'json'],
  ['application/json; charset=utf-16', undefined],
  ['application/x-www-form-urlencoded; charset=iso-8859-1', undefined],
  ['application/jsonp', undefined],
  ['text/plain', undefined],
  ['multipart/form-data; boundary=x', undefined],
  ['', undefined],
  [undefined, undefined],
])('the content type %j is read as %j', (type, format) => {
  expect(findBodyFormat(type)).toBe(format)
})
