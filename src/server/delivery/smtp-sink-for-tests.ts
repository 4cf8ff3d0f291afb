import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail that a server accepted. */
export type SinkMail = {
  readonly messageId: string
  readonly from: string
  readonly to: readonly string[]
  readonly headers: ReadonlyMap<string, string>
  /** The names of the header fields in their order, with repeats. */
  readonly headerNames: readonly string[]
  readonly body: string
  /** Every byte between DATA and the final dot, without dot stuffing. */
  readonly raw: string
  readonly isEncrypted: boolean
}

/**
 * What a sink does with the next mail: it accepts it, refuses it (or one of its recipients) with a
 * code, accepts it and drops the connection before the answer, or waits for a promise and then
 * accepts it.
 */
type SinkBehaviour =
  | { readonly does: 'take' | 'drop' }
  | {
      readonly does: 'refuse'
      readonly at: 'recipient' | 'data'
      readonly code: number
      readonly recipient?: string
    }
  | { readonly does: 'wait'; readonly until: Promise<void> }

/** A mail server of this machine that delivers to nobody. */
export type SmtpSink = {
  readonly url: string
  readonly port: number
  readonly mails: readonly SinkMail[]
  readonly behave: (behaviour: SinkBehaviour) => void
  /** Resolves once this many mails were accepted in all. */
  readonly waitForTaken: (count: number) => Promise<void>
  readonly close: () => Promise<void>
}

type SinkOptions = {
  /** By default any free port. */
  readonly port?: number
  /** If there is one, clients must send it. */
  readonly password?: string
  readonly secure?: boolean
  /** How many clients may be connected. One more is refused with 421. */
  readonly maxClients?: number
}

/** Starts a mail server of this machine that delivers to nobody. */
export async function startSmtpSink(options: SinkOptions = {}): Promise<SmtpSink> {
  const { port = 0, password, secure = false, maxClients = Infinity } = options
  const mails: SinkMail[] = []
  const sockets = new Set<Socket>()
  let waiting: { readonly count: number; readonly resolve: () => void }[] = []
  let behaviour: SinkBehaviour = { does: 'take' }

  function findRefusal(at: 'recipient' | 'data', recipient?: string): Error | null {
    if (behaviour.does !== 'refuse' || behaviour.at !== at) return null
    if (behaviour.recipient !== undefined && behaviour.recipient !== recipient) return null
    return Object.assign(new Error('No'), { responseCode: behaviour.code })
  }

  const settings: SMTPServerOptions = {
    secure,
    maxClients,
    authOptional: password === undefined,
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : [],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth(given, _session, done) {
      if (given.password === password) done(null, { user: given.username })
      else done(Object.assign(new Error('Wrong password'), { responseCode: 535 }))
    },
    onRcptTo: ({ address }, _session, done) => done(findRefusal('recipient', address)),
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      const from = mailFrom === false ? '' : mailFrom.address
      const to = rcptTo.map(({ address }) => address)
      void (async () => {
        const raw = await text(stream).catch(() => undefined)
        // The client disconnected during the mail.
        if (raw === undefined) return
        const refused = findRefusal('data')
        if (refused) return done(refused)
        if (behaviour.does === 'wait') await behaviour.until
        mails.push({ from, to, isEncrypted: session.secure, ...readMail(raw) })
        if (behaviour.does === 'drop') for (const socket of sockets) socket.destroy()
        else done()
        for (const { count, resolve } of waiting) if (count <= mails.length) resolve()
        waiting = waiting.filter(({ count }) => count > mails.length)
      })()
    },
  }
  const server = new SMTPServer(settings)
  // Some tests are about clients that disconnect.
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  listening.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await once(listening, 'listening')
  const address = listening.address()
  const bound = typeof address === 'object' && address ? address.port : 0
  return {
    url: `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${bound}`,
    port: bound,
    mails,
    behave(next) {
      behaviour = next
    },
    waitForTaken: (count) =>
      new Promise((resolve) => {
        if (mails.length >= count) resolve()
        else waiting.push({ count, resolve })
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

function readMail(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/gu, ' ')
    .split('\r\n')
  const fields = lines.map((line) => {
    const [name = '', ...rest] = line.split(': ')
    return [name.toLowerCase(), rest.join(': ')] as const
  })
  const headers = new Map(fields)
  const encoding = headers.get('content-transfer-encoding')
  return {
    headers,
    headerNames: fields.map(([name]) => name),
    raw,
    messageId: headers.get('message-id') ?? '',
    body: decode(raw.slice(end + 4), encoding).replaceAll('\r\n', '\n'),
  }
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? decodeBytes(body.replaceAll('=\r\n', '')) : body
}

function decodeBytes(coded: string): string {
  const bytes = coded.replaceAll(/=([0-9A-F]{2})/giu, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

/** Decodes a header as mail programs do: encoded words everywhere, even where none may be. */
export function decodeHeader(value: string): string {
  const words = /=\?[^?]*\?([BQ])\?([^?]*)\?=/giu
  return value
    .replaceAll(/\?=\s+=\?/gu, '?==?')
    .replaceAll(words, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decodeBytes(word.replaceAll('_', ' ')),
    )
}

/** Starts a server that accepts connections and never answers. */
export async function startSilentServer() {
  const sockets = new Set<Socket>()
  let asked = 0
  const server = createServer((socket) => {
    asked += 1
    sockets.add(socket)
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** How many connections there were. */
    asked: () => asked,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
