import { contactMessage, type ContactMessage } from '#contract/contact-message.ts'

/** How a body may be written, by its content type without parameters. */
export type BodyFormat = 'json' | 'form'

/** A message, or why there is none; the status is the one of the answer. */
export type Reading =
  | { readonly message: ContactMessage }
  | { readonly status: 400; readonly error: string }
  | {
      readonly status: 422
      readonly error: string
      readonly fields: Readonly<Record<string, string>>
    }

/** The format that a content type names; undefined for one that the service does not take. */
export function bodyFormat(contentType: string | undefined): BodyFormat | undefined {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/json') return 'json'
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined
}

/** Reads and checks the body of a request. */
export function readMessage(body: string, format: BodyFormat): Reading {
  const value = format === 'json' ? readJson(body) : { read: readForm(body) }
  if (!value) return { status: 400, error: 'The body is not JSON. Send an object in JSON.' }
  const parsed = contactMessage.safeParse(value.read)
  if (parsed.success) return { message: parsed.data }
  const fields = new Map<string, string>()
  for (const issue of parsed.error.issues) {
    for (const [field, text] of faultsOf(issue)) if (!fields.has(field)) fields.set(field, text)
  }
  return {
    status: 422,
    error: 'The message was not taken. Send an object of exactly name, email and message.',
    fields: Object.fromEntries(fields),
  }
}

function faultsOf(issue: { path: readonly PropertyKey[]; message: string; keys?: string[] }) {
  const [field] = issue.path
  if (field !== undefined) return [[String(field), issue.message] as const]
  return (issue.keys ?? []).map((key) => [key, 'Leave this field out.'] as const)
}

function readJson(body: string): { read: unknown } | undefined {
  try {
    return { read: JSON.parse(body) }
  } catch {
    return undefined
  }
}

/** Forms send every line break of a text field as CR LF, where scripts send LF. */
function readForm(body: string) {
  return Object.fromEntries(
    [...new URLSearchParams(body)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  )
}
