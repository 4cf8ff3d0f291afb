import { domainToASCII } from 'node:url'

import { encodeWord } from 'nodemailer/lib/mime-funcs'

import type { StoredMessage } from '../storage/message-store.ts'

/**
 * The mail about a message. No server lets us write as the visitor, who stands in Reply-To where
 * every server and mail program reads their address alike, and in the text in any case.
 */
export function composeMail(
  { id, receivedAt, name, email, message }: StoredMessage,
  to: string,
  from: string,
) {
  const replyTo = plainAddress(email)
  return {
    envelope: { from, to },
    // The same in every attempt: who gets a mail twice can tell.
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from,
    to,
    // As an encoded word a name would be quoted: it is left out there.
    ...(replyTo !== undefined && {
      replyTo: { name: holdsEncodedWord(name) ? '' : name, address: replyTo },
    }),
    subject: holdsEncodedWord(name)
      ? encodeWord(`Message from ${name}`, 'Q', longestWord)
      : `Message from ${name}`,
    date: new Date(receivedAt),
    text: `${message}\n\n-- \n${name} <${email}>\n`,
  }
}

/** RFC 2047, 2: a line with an encoded word has at most 76 characters, with "Subject: " before it. */
const longestWord = 66

/** RFC 2047: mail programs decode such words, where what is refused in names may be hidden. */
function holdsEncodedWord(text: string): boolean {
  return text.includes('=?')
}

/**
 * The address in ASCII, or undefined: where its ASCII form is no address any more (a full-width
 * comma becomes a comma), and where there are other letters before its @, which not every server
 * takes in a header.
 */
function plainAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const domain = email.slice(at + 1)
  if (!/^[!-~]+$/u.test(local) || holdsEncodedWord(local)) return undefined
  const ascii = /^[!-~]+$/u.test(domain) ? domain : domainToASCII(domain)
  return /^[\w-]+(\.[\w-]+)*$/u.test(ascii) ? `${local}@${ascii}` : undefined
}
