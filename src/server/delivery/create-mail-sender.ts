import { createTransport } from 'nodemailer'
import { z } from 'zod'

import type { StoredMessage } from '#server/storage/message-store.ts'

import { composeMail } from './compose-mail.ts'
import { DeliveryError, maxAttemptTime, type Failure, type Send } from './send.ts'

export type MailOptions = {
  /** An smtp: or smtps: URL, as nodemailer reads it. */
  readonly url: string
  readonly to: readonly string[]
  /** The address of the sender. */
  readonly from: string
  /** The name beside it in the header From. */
  readonly fromName?: string
}

/** An error of nodemailer. */
const smtpError = z.object({
  message: z.string(),
  code: z.string().default('unknown'),
  responseCode: z.number().optional(),
})

/** Nodemailer's codes for a connection that fails: such as one whose certificate has expired. */
const connectionCodes = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS']
/**
 * Nodemailer's codes for a server that cannot be reached, does not speak SMTP, or refuses the login:
 * other messages would fail as well.
 */
const unreachableCodes = new Set([
  ...connectionCodes,
  'EPROTOCOL',
  'EPROXY',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
])
/** RFC 5321, 4.2.3: the server closes the connection, whatever the command was. */
const closing = 421

/**
 * Creates a function that mails a message to the owner, in a connection of its own. `patience` is
 * the time-out for each step until the server's greeting, in ms. If the server takes a mail for some
 * of the addresses, `onRefused` gets the others as their numbers in `to` and the codes of the server,
 * "2 (550)", and the mail counts as sent: a second one would reach the first addresses again.
 * `attemptTime` is the time-out for everything, in ms.
 */
export function createMailSender(
  { url, to, from, fromName }: MailOptions,
  patience = 10_000,
  onRefused: (message: StoredMessage, refused: string) => void = () => {},
  attemptTime = maxAttemptTime,
): Send {
  const { protocol, username } = new URL(url)
  const transport = createTransport({
    url,
    // Never send a password unencrypted.
    requireTLS: protocol === 'smtp:' && username !== '',
    connectionTimeout: patience,
    greetingTimeout: patience,
    // A server that examines a mail answers late, and would get another copy if we did not wait.
    socketTimeout: attemptTime,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (message) => {
    // It also closes the connection, so that the mail cannot be sent after the time-out.
    const signal = AbortSignal.timeout(attemptTime)
    const mail = { ...composeMail(message, to, from, fromName), signal }
    const sent = await transport.sendMail(mail).catch((error: unknown) => {
      throw signal.aborted
        ? new DeliveryError('The mail server took too long', 'ETIMEDOUT', 'unreachable')
        : makeMailError(error)
    })
    const refused = sent.rejectedErrors?.map(
      ({ recipient = '', responseCode }) =>
        `${sent.envelope.to.indexOf(recipient) + 1} (${responseCode})`,
    )
    if (refused?.length) onRefused(message, refused.join(', '))
  }
}

/**
 * Converts an error of nodemailer. Only a refused text is refused for good: sender and recipient are
 * the same for every message, and settings change.
 */
function makeMailError(error: unknown): DeliveryError {
  const { message, code, responseCode } = smtpError.parse(error)
  const failure = findFailure(code, responseCode)
  const shortCode = [code, responseCode].filter(Boolean).join(' ')
  return new DeliveryError(message, shortCode, failure, explain(message, code, responseCode))
}

/** Why nothing could be sent. The answer of a server is not repeated: it may have an address. */
function explain(message: string, code: string, responseCode?: number): string | undefined {
  if (responseCode !== undefined && responseCode >= 500) {
    if (code === 'EAUTH') return 'The server refuses the user or the password of SMTP_URL.'
    if (code === 'EENVELOPE') {
      return 'The server refuses MAIL_FROM or each address of MAIL_TO: "npm run inbox -- stats" shows its answer.'
    }
  }
  if (!connectionCodes.includes(code)) return undefined
  // The message of OpenSSL, for an answer that is not TLS.
  if (message.includes('wrong version number')) {
    return 'The server does not encrypt from the start. If it has STARTTLS, SMTP_URL begins with "smtp://".'
  }
  if (responseCode === undefined) return message
  return code === 'ETLS'
    ? 'The server refuses STARTTLS. If it encrypts from the start, SMTP_URL begins with "smtps://".'
    : undefined
}

function findFailure(code: string, responseCode = 0): Failure {
  if (unreachableCodes.has(code) || responseCode === closing) return 'unreachable'
  return code === 'EMESSAGE' && responseCode >= 500 ? 'refused' : 'temporary'
}
