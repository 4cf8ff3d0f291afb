import { contactPath } from '#contract/contact-path.ts'
import { wrongFields, type MessageField } from '#contract/contact-refusal.ts'

/** What the form posts: exactly these three fields (specification, section 7). */
export type Message = { readonly [Field in MessageField]: string }

/** What became of a message (specification, section 8). */
export type Outcome =
  | { readonly type: 'sent'; readonly status: string | undefined }
  | { readonly type: 'refused'; readonly wrong: readonly MessageField[] }
  | { readonly type: 'unreachable' }

type Options = {
  /** "/" for the server of the page, or the address of another. */
  readonly backend: string
  /** How long to wait for an answer, ms. */
  readonly timeout: number
}

/** Resolves the address that messages of a backend are posted to. */
export function resolveAddress(backend: string): string {
  return `${backend.replace(/\/+$/u, '')}${contactPath}`
}

/**
 * Posts a message. It never throws. An answer that is not a JSON object does not come from a
 * contact service, so it counts as no answer.
 */
export async function sendMessage(
  { name, email, message }: Message,
  { backend, timeout }: Options,
): Promise<Outcome> {
  try {
    const response = await fetch(resolveAddress(backend), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, message }),
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) return { type: 'refused', wrong: await readWrongFields(response) }
    return { type: 'sent', status: readStatus(await response.json()) }
  } catch {
    return { type: 'unreachable' }
  }
}

/** Never throws: whatever the answer holds, the message was refused. */
async function readWrongFields(response: Response): Promise<readonly MessageField[]> {
  if (response.status !== 422 && response.status !== 413) return []
  return response.json().then(wrongFields, () => [])
}

/** Throws where the answer is not an object. */
function readStatus(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    throw new TypeError('The answer is not from a contact service.')
  }
  const status: unknown = 'status' in answer ? answer.status : undefined
  return typeof status === 'string' && status !== '' ? status : undefined
}
