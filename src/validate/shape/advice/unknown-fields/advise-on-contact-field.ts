import { findMailAddress } from '#fields/links/mail-address.ts'
import { formatValue } from '#json/format-value.ts'
import { readValue } from '#json/untyped-value.ts'

import type { UnknownField } from './unknown-field.ts'

/** Names of an email address, in small letters. */
const mailNames = new Set([
  'address',
  'e-mail',
  'email',
  'emailaddress',
  'mail',
  'mailaddress',
  'mailto',
  'to',
])

/** Names that other tools give to the fields of a form. */
const formFields = new Set(['fields', 'formFields', 'inputs'])

/** Says what a field of a contact section, or of its form service, is here. */
export function adviseOnContactField(field: UnknownField): string | undefined {
  const { key, value, known } = field
  if (mailNames.has(key.toLowerCase()) && known.includes('backend')) return adviseOnMail(field)
  if (formFields.has(key) && known.includes('backend')) {
    return 'Delete it. The form asks for name, email address and message; "nameLabel", "emailLabel" and "messageLabel" are their labels.'
  }
  // A form service: its other fields are one level deeper.
  if (typeof value !== 'string' || !known.includes('honeypot')) return undefined
  return findMailAddress(value) === undefined
    ? `To send it with every message, write it in "fields": { ${formatValue(key)}: ${formatValue(value)} }. Otherwise delete it.`
    : 'Delete it: the form service knows your address, and everybody could read it here.'
}

function adviseOnMail({ document, path, value }: UnknownField): string {
  const target = readValue(document, [...path, 'to'])
  // Another form service is named: the owner's address would be on the page in place of the form.
  if (target !== undefined && target !== 'mail') return 'Delete it: "to" says where messages go.'
  const mail = typeof value === 'string' && value.includes('@') ? value : 'ada@example.org'
  return `Write "email": ${JSON.stringify(mail.replace(/^mailto:/u, ''))} in "profile", and "to": "mail" here.`
}
