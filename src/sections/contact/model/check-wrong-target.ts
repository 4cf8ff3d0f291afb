import { findMailAddress } from '#fields/links/mail-address.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { findClosest } from '#problems/find-closest.ts'
import type { RawProblem } from '#problems/problem.ts'

/** What "to" needs for services that owners call by their names. */
const services: ReadonlyMap<string, string> = new Map([
  ['formspree', 'Write the address of your form there: "https://formspree.io/f/" and its id.'],
  [
    'web3forms',
    'Write { "url": "https://api.web3forms.com/submit", "fields": { "access_key": "…" } }, with your access key.',
  ],
  ['netlify', 'Write { "url": "/", "fields": { "form-name": "contact" } }.'],
])

const names = ['service', 'mail']

/** Describes a "to" that is no name, no address and no object, with what to write instead. */
export function checkWrongTarget(to: string | number | boolean | null, path: Path): RawProblem[] {
  const code = 'content/wrong-value'
  const written = typeof to === 'string' ? to.trim() : ''
  if (/^[^/]*@/u.test(written)) {
    const mail = findMailAddress(written)
    const message = `${formatValue(to)} is ${mail === undefined ? 'not' : 'more than'} an email address.`
    const help = `Write the address alone, as "to": ${formatValue(mail ?? 'ada@example.org')}.`
    return [{ path, code, message, help, suggestion: mail }]
  }
  if (/^[\w-]+(\.[\w-]+)+\//u.test(written)) {
    const message = 'The address of a form service begins with https://.'
    const help = 'Write the whole address that your form service gave you.'
    return [{ path, code, message, help, suggestion: `https://${written}` }]
  }
  const message = `${formatValue(to)} is not where messages can go.`
  if (!to || /^(none|no|off|false|nobody)$/iu.test(written)) {
    const help = 'For no form, write "mail", which shows your email address, or delete the section.'
    return [{ path, code, message, help }]
  }
  const word = written.toLowerCase()
  const [, service] = [...services].find(([start]) => word.startsWith(start)) ?? []
  const help =
    service ??
    'Write "service" for Folio’s contact service, "mail" for your email address, or the https:// address that your form service gave you.'
  const suggestion = service === undefined ? findClosest(written, names) : undefined
  return [{ path, code, message, help, suggestion }]
}

/** Describes a "to" with places for messages in a list. */
export function describeTargetList(path: Path): RawProblem {
  return {
    path,
    code: 'content/wrong-type',
    message: 'This is a list, and one address belongs here.',
    help: 'Write one address without [ ].',
  }
}
