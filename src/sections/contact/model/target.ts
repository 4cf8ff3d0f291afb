import { contactPath } from '#contract/contact-path.ts'
import { messageFields, type MessageField } from '#contract/contact-refusal.ts'

import type { Endpoint } from './endpoint.ts'

/** Where a form posts, and how. */
export type Target = Pick<Endpoint, 'encoding' | 'names' | 'fields' | 'honeypot'> & {
  readonly address: string
  /** Whether Folio's contact service answers. */
  readonly isService: boolean
}

/** The fields of a contact section that decide it. */
type Choice = {
  readonly to: 'service' | 'mail' | Endpoint
  readonly backend: string
}

/** What Folio's contact service takes: exactly these fields (specification, section 7). */
const service = {
  encoding: 'json',
  names: { name: 'name', email: 'email', message: 'message' },
  fields: {},
  honeypot: undefined,
  isService: true,
} as const

/** Resolves where a section posts. Returns undefined if it has no form. */
export function resolveTarget({ to, backend }: Choice): Target | undefined {
  if (to === 'mail') return undefined
  if (to === 'service') return { ...service, address: makeServiceAddress(backend) }
  const { url, ...others } = to
  return { honeypot: undefined, ...others, address: url, isService: false }
}

/** Resolves the address that messages of a contact service are posted to. */
export function makeServiceAddress(backend: string): string {
  const address = backend.replace(/\/+$/u, '')
  return address.endsWith(contactPath) ? address : `${address}${contactPath}`
}

/** Lists the field that each part of a message is sent in, in the order of the form. */
export function listNames({ names }: Pick<Target, 'names'>): [MessageField, string][] {
  return messageFields.map((field) => [field, names[field]])
}
