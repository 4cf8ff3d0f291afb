import { findMailAddress } from '#fields/links/mail-address.ts'
import type { Publication } from '#fields/links/site-host.ts'
import { formatExample } from '#json/format-example.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { findClosest } from '#problems/find-closest.ts'
import type { RawProblem } from '#problems/problem.ts'

import { checkHost } from './check-endpoint.ts'

const netlifyForm = { url: '/', fields: { 'form-name': 'contact' } }

/** What "to" needs for services that owners call by their names. */
const services: ReadonlyMap<string, string> = new Map([
  ['formspree', 'Write the address of your form there: "https://formspree.io/f/" and its id.'],
  [
    'web3forms',
    'Write { "url": "https://api.web3forms.com/submit", "fields": { "access_key": "…" } }, with your access key.',
  ],
  ['netlify', `Write ${formatExample(netlifyForm)}.`],
])

const names = ['service', 'mail']

/** Describes a "to" that is no name, no address and no object, with what to write instead. */
export function checkWrongTarget(
  to: string | number | boolean | null,
  path: Path,
  publication?: Publication,
): RawProblem[] {
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
  const word = written.toLowerCase().replace(/\W/u, '')
  const known = [...services.keys()]
  const name = known.find((start) => word.startsWith(start)) ?? findClosest(word, known) ?? ''
  const service = services.get(name)
  // At another host, the form of Netlify would be the next problem.
  const dead = name === 'netlify' ? checkHost(netlifyForm, path, publication) : []
  if (dead.length > 0) return dead
  const help =
    service ??
    'Write "service" for Folio’s contact service, "mail" for your email address, or the https:// address that your form service gave you.'
  const suggestion = service === undefined ? findClosest(written, names) : undefined
  return [{ path, code, message, help, suggestion }]
}

/** Describes a "to" with several places for messages, or with one in a list. */
export function checkTargetList([first, ...others]: readonly unknown[], path: Path): RawProblem[] {
  const example = typeof first === 'string' ? `"to": ${formatValue(first)}` : undefined
  const message = 'This is a list, and one address belongs here.'
  const one = example === undefined ? 'Write it without [ ].' : `Write ${example}, without [ ].`
  const such = example === undefined ? '' : `, such as ${example}`
  const help = others.length > 0 ? `Write one of them without [ ]${such}.` : one
  return [{ path, code: 'content/wrong-type', message, help }]
}
