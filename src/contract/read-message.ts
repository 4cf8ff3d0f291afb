import { contactMessage, type ContactMessage } from './contact-message.ts'
import type { ContactRefusal, MessageField } from './contact-refusal.ts'

/** The largest body, in bytes. A form encodes one Chinese character in nine bytes: "%E6%9D%8E". */
export const maxBodySize = 64 * 1024

/** The formats of a request body. */
export type BodyFormat = 'json' | 'form'

/** The fields of a form, valid or not. */
export type Given = { readonly [Field in MessageField]?: string }

/** A message, or the refusal with its status and the fields that were sent. */
export type Reading =
  | { readonly message: ContactMessage }
  | (ContactRefusal & { readonly status: 400 | 422; readonly given?: Given })

/** Finds the format of a content type. Returns undefined if the service does not accept it. */
export function findBodyFormat(contentType: string | undefined): BodyFormat | undefined {
  const [type, ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const charset = parameters.find((parameter) => parameter.trim().startsWith('charset='))
  if (charset !== undefined && !/^\s*charset="?utf-8"?\s*$/u.test(charset)) return undefined
  if (type?.trim() === 'application/json') return 'json'
  return type?.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined
}

/** Reads and validates the body of a request. */
export function readMessage(body: ArrayBuffer, format: BodyFormat): Reading {
  const text = decodeText(body)
  if (text === undefined) return { status: 400, error: 'The body is not text in UTF-8.' }
  return format === 'json' ? readJson(text) : readForm(text)
}

function decodeText(body: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

function readJson(text: string): Reading {
  try {
    return validate(JSON.parse(text))
  } catch {
    return { status: 400, error: 'The body is not JSON. Send an object in JSON.' }
  }
}

function readForm(text: string): Reading {
  // URLSearchParams silently replaces what is not UTF-8.
  if (!isDecodable(text)) return { status: 400, error: 'The body is not a form in UTF-8.' }
  // Forms send line breaks as CR LF, scripts as LF.
  const entries = [...new URLSearchParams(text)].map(
    ([name, value]) => [name, value.replaceAll('\r\n', '\n')] as const,
  )
  const given = Object.fromEntries(entries)
  const reading = validate(given)
  return 'message' in reading ? reading : { ...reading, given }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** The most unknown fields that an answer names, and the longest name of one. The rest is counted. */
const maxNamed = 20
const longestName = 100

function validate(value: unknown): Reading {
  const parsed = contactMessage.safeParse(value)
  if (parsed.success) return { message: parsed.data }
  const fields = new Map<string, string>()
  for (const { path, message } of parsed.error.issues) {
    const [field] = path
    if (field !== undefined && !fields.has(String(field))) fields.set(String(field), message)
  }
  const unknown = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  )
  const named = unknown.filter((name) => name.length <= longestName).slice(0, maxNamed)
  for (const name of named) fields.set(name, 'Leave this field out.')
  const others = unknown.length - named.length
  const count = others > 0 ? ` Unknown fields that "fields" does not name: ${others}.` : ''
  return {
    status: 422,
    error: `The message was refused. Send an object of exactly name, email and message.${count}`,
    fields: Object.fromEntries(fields),
  }
}
