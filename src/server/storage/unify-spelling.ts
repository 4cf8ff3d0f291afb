import { domainToASCII } from 'node:url'

/**
 * Converts an email address to the same text however it is spelled. Some browsers send "münchen.example" as
 * "xn--mnchen-3ya.example".
 */
export function unifySpelling(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  // Of "example.org/x", Node converts only what is the host of a URL. An invalid domain has no ASCII form.
  const isHost = !/[/?#%]/u.test(domain)
  const unified = (isHost && domainToASCII(domain)) || domain
  return `${email.slice(0, at)}@${unified}`.normalize().toLowerCase()
}
