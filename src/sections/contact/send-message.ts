import { contactPath } from '#contract/contact-path.ts'

/** What the contact form posts: exactly these three (specification, section 7). */
export type Message = { readonly name: string; readonly email: string; readonly message: string }

/** How a request ended (specification, section 8). */
export type Outcome =
  | { readonly type: 'sent'; readonly status: string | undefined }
  | { readonly type: 'refused' }
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
 * Posts a message. It never throws: each way it can end is an outcome. An answer that is not JSON
 * does not come from a contact service and confirms nothing: it counts as no answer.
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
    return response.ok ? { type: 'sent', status: await statusOf(response) } : { type: 'refused' }
  } catch {
    return { type: 'unreachable' }
  }
}

/** The status text of an answer, if it holds one. Throws where the answer is not JSON. */
async function statusOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json()
  const status: unknown =
    typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined
  return typeof status === 'string' && status !== '' ? status : undefined
}
