import { afterAll, beforeAll, expect, it } from 'vitest'

import type { StoredMessage } from '#server/storage/message-store.ts'

import { createMailSender } from './create-mail-sender.ts'
import { decodeHeader, startSmtpSink, type SinkMail, type SmtpSink } from './smtp-sink-for-tests.ts'

const owner = 'owner@example.org'
const from = 'site@folio.example'
const ada = { name: 'Ada', email: 'ada@example.net', message: 'Hello' }
const fields = [
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'content-transfer-encoding',
  'mime-version',
  'content-type',
]

let sink: SmtpSink
beforeAll(async () => {
  sink = await startSmtpSink()
})
afterAll(() => sink.close())

function makeStored(given: Partial<typeof ada>): StoredMessage {
  const times = { receivedAt: 0, dueAt: 0, deliveredAt: null }
  return { ...ada, ...given, ...times, id: 'one', error: null, state: 'sending', attempts: 1 }
}

/** What the server takes when a message is mailed: one mail, to the owner alone, in ASCII headers. */
async function sendMail(given: Partial<typeof ada>): Promise<SinkMail> {
  const before = sink.mails.length
  const send = createMailSender({ url: sink.url, to: [owner], from })
  await send(makeStored(given))
  const [mail, ...others] = sink.mails.slice(before)
  if (!mail) throw new Error('Nothing was mailed.')
  expect(others).toEqual([])
  expect({ from: mail.from, to: mail.to }).toEqual({ from, to: [owner] })
  expect([mail.headers.get('from'), mail.headers.get('to')]).toEqual([from, owner])
  expect(mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))).toMatch(/^[\t\r\n -~]+$/u)
  return mail
}

it.each([
  ['Ada Lovelace', `Ada Lovelace <${from}>`],
  ['Lovelace, Ada', `"Lovelace, Ada" <${from}>`],
  ['李雷', `李雷 <${from}>`],
])(
  'the header From has the name %s of the sender, and the envelope the address',
  async (fromName, header) => {
    const before = sink.mails.length
    const send = createMailSender({ url: sink.url, to: [owner], from, fromName })
    await send(makeStored({}))
    const mail = sink.mails[before]
    expect(mail?.from).toBe(from)
    expect(decodeHeader(mail?.headers.get('from') ?? '')).toBe(header)
  },
)

const hiddenText = '=?utf-8?Q?=E2=80=AEgnp.exe=0D=0ABcc:_x?='

it.each([
  ['"Eve" <eve@example.net>, x', String.raw`"\"Eve\" <eve@example.net>, x" <ada@example.net>`],
  ['eve@example.net, ', '"eve@example.net, " <ada@example.net>'],
  ['eve@example.net>, <x', '"eve@example.net>, <x" <ada@example.net>'],
  ['Friends: eve@example.net;', '"Friends: eve@example.net;" <ada@example.net>'],
  ['Bcc: eve@example.net', '"Bcc: eve@example.net" <ada@example.net>'],
  ['Eve (eve@example.net)', '"Eve (eve@example.net)" <ada@example.net>'],
  ['a"', String.raw`"a\"" <ada@example.net>`],
  ['a\\', String.raw`"a\\" <ada@example.net>`],
  ['\\"', String.raw`"\\\"" <ada@example.net>`],
  ['%0D%0ABcc: eve@example.net', '"%0D%0ABcc: eve@example.net" <ada@example.net>'],
  ['${7*7} {{7*7}} `id` $(id)', '"${7*7} {{7*7}} `id` $(id)" <ada@example.net>'],
  ['.', '"." <ada@example.net>'],
  ['DATA', 'DATA <ada@example.net>'],
  ['李'.repeat(100), `${'李'.repeat(100)} <ada@example.net>`],
  ['👩‍👩‍👧'.repeat(12), `${'👩‍👩‍👧'.repeat(12)} <ada@example.net>`],
  ['x'.repeat(100), `${'x'.repeat(100)} <ada@example.net>`],
  ['=é?utf-8?Q?x?=', '=é?utf-8?Q?x?= <ada@example.net>'],
  // Names that hold encoded words are in the subject, character by character, and not beside the address.
  [hiddenText, 'ada@example.net'],
  [`Ada ${hiddenText} Byron`, 'ada@example.net'],
  [`José ${hiddenText}`, 'ada@example.net'],
  ['=?utf-8?B?DQpCY2M6IGV2ZUBleGFtcGxlLm5ldA==?=', 'ada@example.net'],
  ['x=?utf-8?q?a b?=', 'ada@example.net'],
  ['=?UTF-8?Q?=00?= =?UTF-8?Q?=0A?=', 'ada@example.net'],
  ['=?'.repeat(50), 'ada@example.net'],
])('reaches only the owner, unchanged, with the name %j', async (name, to) => {
  const { headers, headerNames, body } = await sendMail({ name })
  expect(headerNames).toEqual(fields)
  expect(decodeHeader(headers.get('subject') ?? '')).toBe(`Message from ${name}`)
  expect(decodeHeader(headers.get('reply-to') ?? '')).toBe(to)
  expect(body).toBe(`Hello\n\n-- \n${name} <ada@example.net>\n`)
})

it.each([
  // Its ASCII form is an address.
  ["o'brian+tag@localhost", "o'brian+tag@localhost"],
  ['ada@exämple.org', 'ada@xn--exmple-cua.org'],
  ['ada@example。org', 'ada@example.org'],
  ['-oX/tmp/x@example.org', '-oX/tmp/x@example.org'],
  ['|id@example.org', '|id@example.org'],
  ['eve%example.net@example.org', 'eve%example.net@example.org'],
  ['example.net!eve@example.org', 'example.net!eve@example.org'],
  // Its ASCII form is none, or not the same to every mail program.
  ['a@b.c，d', undefined],
  ['a@b.c＂d', undefined],
  ['a@b.c；d', undefined],
  ['a@b.c（d）', undefined],
  ['a@b.c＠d', undefined],
  ['a@b.c＜d＞', undefined],
  ['a@ü%2Cb.example', undefined],
  ['a@b..c', undefined],
  ['a@.', undefined],
  ['a@b/c', undefined],
  ["a@b'c", undefined],
  ['josé@example.org', undefined],
  ['=?utf-8?Q?a=2C?=@example.org', undefined],
  ['a@=?utf-8?Q?b=2Cc?=', undefined],
])('answers go to %j as %j', async (email, address) => {
  const { headers, headerNames, body } = await sendMail({ email })
  const replyTo = address === undefined ? undefined : `Ada <${address}>`
  expect(headers.get('reply-to')).toBe(replyTo)
  expect(headerNames).toEqual(fields.filter((name) => replyTo !== undefined || name !== 'reply-to'))
  expect(body).toBe(`Hello\n\n-- \nAda <${email}>\n`)
})

it.each([
  '.',
  '\n.\n',
  'Hello\n.\nMAIL FROM:<x@example.net>\nRCPT TO:<eve@example.net>\nDATA\nBcc: eve@example.net',
  '.\n..\n...\n.\n\n.\n',
  'Bcc: eve@example.net\nTo: eve@example.net\n\nHello',
  '\n\nContent-Type: text/html\n\n<script>alert(1)</script>',
  '--boundary\nContent-Type: text/html\n\n<b>',
  '=2E=0D=0A.=0D=0A =3D =',
  hiddenText,
  'a \n\t\n b \u2028 c',
  '.'.repeat(5000),
  '\n'.repeat(4000),
  `${'x'.repeat(997)}\n.\n${'李'.repeat(3000)}`,
])('is one mail with the text as it was written: %j', async (message) => {
  const { headerNames, body } = await sendMail({ message })
  expect(headerNames).toEqual(fields)
  expect(body).toBe(`${message}\n\n-- \nAda <ada@example.net>\n`)
})
