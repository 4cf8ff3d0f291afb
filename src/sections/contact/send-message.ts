import { contactPath } from '#contract/contact-path.ts'
import { wrongFields, type MessageField } from '#contract/contact-refusal.ts'

/** What the contact form posts: exactly these three (specification, section 7). */
export type Message = { readonly [Field in MessageField]: string }

/** How a request ended (specification, section 8). */
export type Outcome =
  | { readonly type: 'sent'; readonly status: string | undefined }
  | { readonly type: 'refused'; readonly wrong: readonly MessageField[] }
  | { readonly type: 'unreachable' }

type Options = {
  /** "/" for the server the page came from, or the address of another. */
  readonly backend: string
  /** A request without an answer for this long, ms, counts as a network failure. */
  readonly timeout: number
  readonly fetch?: typeof globalThis.fetch
}

/** Where messages go for a backend, with or without a slash at its end. */
export function contactAddress(backend: string): string {
  return `${backend.replace(/\/+$/u, '')}${contactPath}`
}

/**
 * Posts a message. It never throws: each way it can end is an outcome. An answer that is not an
 * object in JSON does not come from a contact service and confirms nothing: it counts as none.
 */
export async function sendMessage(
  { name, email, message }: Message,
  { backend, timeout, fetch = globalThis.fetch }: Options,
): Promise<Outcome> {
  try {
    const response = await fetch(contactAddress(backend), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, message }),
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) return { type: 'refused', wrong: await wrongIn(response) }
    return { type: 'sent', status: statusOf(await response.json()) }
  } catch {
    return { type: 'unreachable' }
  }
}

/** The fields that a refusal finds wrong. Whatever it holds, the message was not taken. */
async function wrongIn(response: Response): Promise<readonly MessageField[]> {
  if (response.status !== 422 && response.status !== 413) return []
  return response.json().then(wrongFields, () => [])
}

/** The status text of an answer, if it holds one. Throws where the answer is no object. */
function statusOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    throw new TypeError('The answer is not from a contact service.')
  }
  const status: unknown = 'status' in answer ? answer.status : undefined
  return typeof status === 'string' && status !== '' ? status : undefined
}
