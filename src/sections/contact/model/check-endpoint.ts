import { findFileHost, type Publication } from '#fields/links/site-host.ts'
import type { Path } from '#json/path.ts'
import { readEntries, readProperty } from '#json/untyped-value.ts'
import { messageFields } from '#contract/contact-refusal.ts'
import type { RawProblem } from '#problems/problem.ts'

import { checkFormPage, checkFormService } from './check-form-service.ts'
import { describePlaceholder, isPlaceholder } from './placeholder.ts'

/** The field with which Netlify tells its forms apart. */
const netlifyField = 'form-name'

/** The form and the key of docs/contact-form.md. */
const documented = /\b(?:mayourqz|8f14e45f-ceea-467f-a9a4-1f0c3d5b7e21)\b/iu

/** Checks a form service: its address, its fields, and that the host of the site takes messages. */
export function checkEndpoint(
  endpoint: unknown,
  path: Path,
  publication?: Publication,
): RawProblem[] {
  return [
    ...checkFormService(endpoint, path),
    ...checkFormPage(endpoint, path),
    ...checkPlaceholders(endpoint, path),
    ...checkFields(endpoint, path),
    ...checkHost(endpoint, [...path, 'url'], publication),
  ]
}

function checkPlaceholders(endpoint: unknown, path: Path): RawProblem[] {
  const url = readProperty(endpoint, 'url')
  const message = typeof url === 'string' ? describeAddress(url) : undefined
  // An address may not have < or >: this says more than its pattern.
  const isForm = typeof url === 'string' && /[<>]/u.test(url)
  const code = isForm ? 'content/wrong-value' : 'contact/placeholder-backend'
  const help = 'Write the address that your form service gave you.'
  const left = readEntries(readProperty(endpoint, 'fields')).filter(
    ([, value]) => typeof value === 'string' && (isPlaceholder(value) || documented.test(value)),
  )
  return [
    ...(message === undefined ? [] : [{ path: [...path, 'url'], code, message, help } as const]),
    ...left.map(([name]) => ({
      path: [...path, 'fields', name],
      code: 'contact/placeholder-backend' as const,
      message: `The value of "${name}" is from an example, so the form service would refuse every message.`,
      help: 'Write the value that your form service gave you.',
    })),
  ]
}

function describeAddress(url: string): string | undefined {
  if (/[{}<>]/u.test(url)) {
    return 'This is the form of an address in an example: what is in { } or < > is yours to write.'
  }
  if (!documented.test(url)) return describePlaceholder(url)
  return 'This form is the one of the documentation, so your messages would never reach you.'
}

/** No two fields of a request have the same name. */
function checkFields(endpoint: unknown, path: Path): RawProblem[] {
  const names = readProperty(endpoint, 'names')
  const sent: [unknown, Path][] = [
    ...messageFields.map((field): [unknown, Path] => [
      readProperty(names, field) ?? field,
      [...path, 'names', ...(readProperty(names, field) === undefined ? [] : [field])],
    ]),
    ...readEntries(readProperty(endpoint, 'fields')).map(([name]): [unknown, Path] => [
      name,
      [...path, 'fields', name],
    ]),
    [readProperty(endpoint, 'honeypot'), [...path, 'honeypot']],
  ]
  return sent.flatMap(([name, place], index): RawProblem[] => {
    const isTaken = sent.slice(0, index).some(([other]) => other === name)
    if (!isTaken || typeof name !== 'string') return []
    const code = 'contact/duplicate-field'
    const message = `The form already sends a field "${name}", and each field needs a name of its own.`
    const help = `Write another name here. "names" says under which names "name", "email" and "message" are sent.`
    return [{ path: place, code, message, help }]
  })
}

/** A path of the site takes messages only at Netlify, or where the owner runs a program. */
export function checkHost(
  endpoint: unknown,
  path: Path,
  { host, address }: Publication = {},
): RawProblem[] {
  const url = findPath(readProperty(endpoint, 'url'), address)
  if (url === undefined || host === undefined) return []
  const code = 'contact/dead-form'
  const isNetlifyForm = readProperty(readProperty(endpoint, 'fields'), netlifyField) !== undefined
  if (host === 'netlify') {
    if (isNetlifyForm || url !== '/') return []
    const message = 'Netlify drops messages without the name of their form.'
    const help = `Write "fields": { "${netlifyField}": "contact" } beside "url".`
    return [{ path, code, message, help }]
  }
  const help =
    'Name another form service by its https:// address, write "to": "mail" to show your email address, or "to": "service" with a Folio service in "backend".'
  if (isNetlifyForm) {
    const message = 'Only Netlify takes the messages of this form, and the site is at another host.'
    return [{ path, code, message, help }]
  }
  const fileHost = findFileHost(host)
  if (!fileHost || fileHost.runsPrograms) return []
  const message = `${fileHost.name} serves files alone, so every message of the form would be lost.`
  return [{ path, code, message, help }]
}

/** The path of an address of the site, which may be written whole; undefined for another site. */
function findPath(url: unknown, site: unknown): string | undefined {
  if (typeof url !== 'string') return undefined
  if (url.startsWith('/')) return url
  const isOwn = findOrigin(url) !== undefined && findOrigin(url) === findOrigin(site)
  return isOwn ? url.replace(/^https?:\/\/[^/]*/iu, '') || '/' : undefined
}

function findOrigin(address: unknown): string | undefined {
  const [, host] = (typeof address === 'string' && /^https?:\/\/([^/?#]+)/iu.exec(address)) || []
  return host?.toLowerCase()
}
