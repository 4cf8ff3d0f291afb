import { findMailAddress } from '#fields/links/mail-address.ts'
import type { Path } from '#json/path.ts'
import { readEntries, isObject, readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { formAt, web3forms } from '#sections/contact/model/check-form-service.ts'

import { listKnownKeys } from '#validate/shape/follow-model.ts'

import type { UnknownField } from './unknown-fields/unknown-field.ts'

/** What the address of a form looks like, by the name of its service: that of its host. */
const services: ReadonlyMap<unknown, string> = new Map(
  Object.entries(formAt).map(([host, example]) => [host.split('.')[0], example]),
)

const serviceNames = new Set(['service', 'provider', 'type', 'name'])
const idNames = new Set(['id', 'form', 'formid', 'form_id', 'key', 'hash'])
const keyNames = new Set(['accesskey', 'access_key', 'key', 'apikey'])

const formNames = new Set(['form', 'formname', 'form-name', 'form_name', 'name'])
/** Names of an email address, in small letters. */
export const mailNames = new Set([
  'address',
  'e-mail',
  'email',
  'emailaddress',
  'mail',
  'mailaddress',
  'mailto',
  'to',
])

/** What an object with an email address may say besides: they name no form service. */
const textNames = new Set(['name', 'label', 'subject', 'text'])

/** One problem for an object that says in fields of its own what "to" says in short. */
export function describeTarget(document: unknown, issuePath: Path): RawProblem | undefined {
  const path = issuePath.slice(0, issuePath.indexOf('to') + 1)
  const target = readValue(document, path)
  if (!isObject(target) || readProperty(target, 'url') !== undefined) return undefined
  if (!isEndpoint(document, path)) return undefined
  if (findFormAddress(document, [...path, 'url'])) return undefined
  const code = 'content/wrong-value'
  if (readEntries(target).some(namesNetlify)) {
    const form = findText(target, formNames) ?? 'contact'
    const message = 'Netlify takes messages at "/", and needs the name of your form.'
    const help = `Write { "url": "/", "fields": { "form-name": ${JSON.stringify(form)} } }.`
    return { path, code, message, help }
  }
  const mail = findMailAddress(findText(target, mailNames) ?? '')
  // A service takes the address to send messages there, and does not publish it.
  if (mail === undefined || !readEntries(target).every(isAboutMail)) return undefined
  const message = 'An email address stands alone here.'
  const help = `Write "to": ${JSON.stringify(mail)}, and the page shows this address in place of a form.`
  return { path, code, message, help }
}

/** Whether a field is named "netlify", or names it. A form may have such a "name". */
function namesNetlify([name, value]: readonly [string, unknown]): boolean {
  const key = name.toLowerCase()
  const isService = serviceNames.has(key) && key !== 'name'
  return key === 'netlify' || (isService && /^netlify/iu.test(String(value)))
}

/** Whether a field is an email address, says that it is one, or has words for it. */
function isAboutMail([name, value]: readonly [string, unknown]): boolean {
  if (textNames.has(name.toLowerCase())) return true
  if (typeof value !== 'string') return false
  return findMailAddress(value) !== undefined || mailNames.has(value.toLowerCase())
}

/** The address that a missing "url" of a form service could be, if other fields say it. */
export function findFormAddress(document: unknown, path: Path): string | undefined {
  const holder = path.slice(0, -1)
  if (path.at(-1) !== 'url' || !isEndpoint(document, holder)) return undefined
  const endpoint = readValue(document, holder)
  // { "formspree": "id" }
  const [named, id] = readEntries(endpoint).find(([name]) => services.has(name.toLowerCase())) ?? []
  if (named !== undefined && typeof id === 'string') {
    return /^https?:/iu.test(id) ? id : services.get(named.toLowerCase())?.replace('your-id', id)
  }
  const service = findText(endpoint, serviceNames)?.toLowerCase()
  if (service === 'web3forms') return web3forms
  return services.get(service)?.replace('your-id', findText(endpoint, idNames) ?? 'your-id')
}

/** Says where the fields belong that name a form service and its form; undefined for others. */
export function adviseOnFormService({ document, path, key, value }: UnknownField) {
  if (typeof value !== 'string' || !isEndpoint(document, path)) return undefined
  const url = readProperty(readValue(document, path), 'url')
  const address = typeof url === 'string' ? url : findFormAddress(document, [...path, 'url'])
  const name = key.toLowerCase()
  if (address === web3forms && keyNames.has(name)) {
    return `Write it in "fields": { "access_key": ${JSON.stringify(value)} }.`
  }
  const isSaid =
    serviceNames.has(name) || services.has(name) || (idNames.has(name) && address?.includes(value))
  return address !== undefined && isSaid ? `Delete it: "url" says it, as "${address}".` : undefined
}

/** Says how a field that a form sends is written: { "_captcha": false } has no quotes. */
export function adviseOnFormField(path: Path, value: unknown): string | undefined {
  if (path.slice(-3, -1).join() !== 'to,fields') return undefined
  const isText = typeof value === 'number' || typeof value === 'boolean'
  return isText ? `Forms send texts: write "${value}" in quotes.` : undefined
}

function isEndpoint(document: unknown, path: Path): boolean {
  return listKnownKeys(document, path).includes('honeypot')
}

function findText(endpoint: unknown, names: ReadonlySet<string>): string | undefined {
  return readEntries(endpoint).flatMap(([name, value]) =>
    names.has(name.toLowerCase()) && typeof value === 'string' ? [value] : [],
  )[0]
}
