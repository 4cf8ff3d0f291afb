import { createTransport } from 'nodemailer'
import { z } from 'zod'

import { composeMail } from './compose-mail.ts'
import { DeliveryError, longestAttempt, type Failure, type Send } from './send.ts'

export type MailOptions = {
  /** smtp: or smtps:, as nodemailer reads it. */
  readonly url: string
  readonly to: string
  readonly from: string
}

/** Says what is wrong with an attempt, in nodemailer's words. */
const smtpFault = z.object({
  message: z.string(),
  code: z.string().default('unknown'),
  responseCode: z.number().optional(),
})

/**
 * Nodemailer's codes for a server that cannot be reached, does not answer as a mail server does, or
 * lets nobody in: the next message would fare no better.
 */
const unreachableCodes = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EPROXY',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
])
/** RFC 5321, 4.2.3: the service closes the connection, whichever command this answers. */
const closing = 421

/**
 * Mails each message to the owner, in a connection of its own. The server has `patience`
 * milliseconds to be found, to be connected to, and to greet.
 */
export function mailSender({ url, to, from }: MailOptions, patience = 10_000): Send {
  const { protocol, username } = new URL(url)
  const transport = createTransport({
    url,
    // A password is never sent where everybody on the way can read it.
    requireTLS: protocol === 'smtp:' && username !== '',
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 30_000,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (message) => {
    const expired = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      expired.reject(new DeliveryError('The mail server took too long', 'ETIMEDOUT', 'unreachable'))
    }, longestAttempt)
    try {
      await Promise.race([transport.sendMail(composeMail(message, to, from)), expired.promise])
    } catch (error) {
      throw error instanceof DeliveryError ? error : mailError(error)
    } finally {
      clearTimeout(timer)
    }
  }
}

/**
 * Only what is refused as a text is refused for good. Sender and recipient are the same for every
 * message: a server that refuses those has other settings tomorrow, or we have.
 */
function mailError(error: unknown): DeliveryError {
  const { message, code, responseCode } = smtpFault.parse(error)
  const failure = failureOf(code, responseCode)
  return new DeliveryError(message, [code, responseCode].filter(Boolean).join(' '), failure)
}

function failureOf(code: string, responseCode = 0): Failure {
  if (unreachableCodes.has(code) || responseCode === closing) return 'unreachable'
  return code === 'EMESSAGE' && responseCode >= 500 ? 'refused' : 'temporary'
}
