import type { Path } from '#json/path.ts'
import { entriesOf, propertyOf, valueAt } from '#json/untyped-value.ts'

import { knownKeys } from './follow-model.ts'

const web3forms = 'https://api.web3forms.com/submit'

/** What the address of a form begins with, by the names that owners have for its service. */
const services: ReadonlyMap<string, string> = new Map([
  ['formspree', 'https://formspree.io/f/'],
  ['getform', 'https://getform.io/f/'],
  ['formsubmit', 'https://formsubmit.co/'],
])

const serviceNames = new Set(['service', 'provider', 'type', 'name'])
const idNames = new Set(['id', 'form', 'formid', 'form_id', 'key', 'hash'])
const keyNames = new Set(['accesskey', 'access_key', 'key', 'apikey'])

/** The address that a missing "url" of a form service could be, if other fields say it. */
export function findFormAddress(document: unknown, path: Path): string | undefined {
  const holder = path.slice(0, -1)
  if (path.at(-1) !== 'url' || !isEndpoint(document, holder)) return undefined
  const endpoint = valueAt(document, holder)
  // { "formspree": "id" }
  const [named, id] = entriesOf(endpoint).find(([name]) => services.has(name.toLowerCase())) ?? []
  if (named !== undefined && typeof id === 'string') {
    return `${services.get(named.toLowerCase())}${id}`
  }
  const service = findText(endpoint, serviceNames)?.toLowerCase()
  if (service === 'web3forms') return web3forms
  const address = services.get(service ?? '')
  return address && `${address}${findText(endpoint, idNames) ?? 'your-id'}`
}

/** Says where the fields belong that name a form service and its form; undefined for others. */
export function adviseOnFormService(document: unknown, path: Path, key: string) {
  const value = valueAt(document, [...path, key])
  if (typeof value !== 'string' || !isEndpoint(document, path)) return undefined
  const url = propertyOf(valueAt(document, path), 'url')
  const address = typeof url === 'string' ? url : findFormAddress(document, [...path, 'url'])
  const name = key.toLowerCase()
  if (address === web3forms && keyNames.has(name)) {
    return `Write it in "fields": { "access_key": ${JSON.stringify(value)} }.`
  }
  const isSaid =
    serviceNames.has(name) || services.has(name) || (idNames.has(name) && address?.includes(value))
  return address !== undefined && isSaid ? `Delete it: "url" says it, as "${address}".` : undefined
}

function isEndpoint(document: unknown, path: Path): boolean {
  return knownKeys(document, path).includes('honeypot')
}

function findText(endpoint: unknown, names: ReadonlySet<string>): string | undefined {
  const [, found] = entriesOf(endpoint).find(([name]) => names.has(name.toLowerCase())) ?? []
  return typeof found === 'string' ? found : undefined
}
