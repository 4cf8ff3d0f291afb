import { domainToASCII } from 'node:url'

import { encodeWord } from 'nodemailer/lib/mime-funcs'

import type { StoredMessage } from '#server/storage/message-store.ts'

/**
 * Composes the mail about a message. No server lets us send as the visitor. Their address is in the
 * text, and in Reply-To if all servers and mail programs read it alike.
 */
export function composeMail(
  { id, receivedAt, name, email, message }: StoredMessage,
  to: readonly string[],
  from: string,
  fromName = '',
) {
  const replyTo = encodeAddress(email)
  return {
    envelope: { from, to: [...to] },
    // The same in every attempt, so that a second copy can be recognized.
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: fromName, address: from },
    to: [...to],
    // An encoded word would be quoted here, so such a name is left out.
    ...(replyTo !== undefined && {
      replyTo: { name: holdsEncodedWord(name) ? '' : name, address: replyTo },
    }),
    subject: holdsEncodedWord(name)
      ? encodeWord(`Message from ${name}`, 'Q', maxWordLength)
      : `Message from ${name}`,
    date: new Date(receivedAt),
    text: `${message}\n\n-- \n${name} <${email}>\n`,
  }
}

/** RFC 2047, 2: at most 76 characters in a line with an encoded word, "Subject: " included. */
const maxWordLength = 66

/** RFC 2047: mail programs decode such words, so they may hide what names must not contain. */
function holdsEncodedWord(text: string): boolean {
  return text.includes('=?')
}

/**
 * Converts an address to ASCII. Returns undefined if that is no longer an address (a full-width
 * comma becomes a comma), or if it is not ASCII before the @, which not every server accepts.
 */
function encodeAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const domain = email.slice(at + 1)
  if (!/^[!-~]+$/u.test(local) || holdsEncodedWord(local)) return undefined
  const ascii = /^[!-~]+$/u.test(domain) ? domain : domainToASCII(domain)
  return /^[\w-]+(\.[\w-]+)*$/u.test(ascii) ? `${local}@${ascii}` : undefined
}
