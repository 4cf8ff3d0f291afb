import { listWrongFields, type MessageField } from '#contract/contact-refusal.ts'
import { isObject, readProperty } from '#json/untyped-value.ts'

import { listNames, type Target } from './model/target.ts'
import { readRefusal, type Refusal } from './read-refusal.ts'

/** What a visitor writes (specification, section 7). */
export type Message = { readonly [Field in MessageField]: string }

/** What became of a message (specification, section 8). */
export type Outcome =
  | { readonly type: 'sent'; readonly status?: string | undefined }
  | ({ readonly type: 'refused' } & Refusal)
  | { readonly type: 'unreachable' }

type Options = {
  /** How long to wait for an answer, ms. */
  readonly timeout: number
  /** What is in the trap for spam. Visitors leave it empty. */
  readonly trapped?: string
}

/** Posts a message. It never throws. */
export async function sendMessage(
  message: Message,
  target: Target,
  { timeout, trapped = '' }: Options,
): Promise<Outcome> {
  const { address, isService } = target
  try {
    const response = await fetch(address, {
      method: 'POST',
      ...createRequest(message, target, trapped),
      signal: AbortSignal.timeout(timeout),
    })
    return isService ? await readService(response) : await readEndpoint(response, target)
  } catch {
    return { type: 'unreachable' }
  }
}

function createRequest(message: Message, target: Target, trapped: string) {
  const { encoding, fields, honeypot, isService } = target
  const entries = [
    ...listNames(target).map(([field, name]) => [name, message[field]]),
    ...Object.entries(fields),
    ...(honeypot !== undefined && trapped !== '' ? [[honeypot, trapped]] : []),
  ]
  // Form services answer with a page unless a request asks for JSON.
  const accept = isService ? {} : { accept: 'application/json' }
  if (encoding === 'form') return { headers: accept, body: new URLSearchParams(entries) }
  return {
    headers: { ...accept, 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(entries)),
  }
}

/**
 * Reads the answer of Folio's service. One that is not a JSON object does not come from it, so it
 * counts as no answer.
 */
async function readService(response: Response): Promise<Outcome> {
  if (response.ok) return { type: 'sent', status: readStatus(await response.json()) }
  const isNamed = response.status === 422 || response.status === 413
  const wrong = isNamed ? await response.json().then(listWrongFields, () => []) : []
  return { type: 'refused', wrong }
}

/** Throws where the answer is not an object. */
function readStatus(answer: unknown): string | undefined {
  if (!isObject(answer)) throw new TypeError('The answer is not from a contact service.')
  const status = readProperty(answer, 'status')
  return typeof status === 'string' && status !== '' ? status : undefined
}

/**
 * Reads the answer of another form service. Some answer with a page, so the status decides, unless
 * JSON says otherwise.
 */
async function readEndpoint(response: Response, target: Target): Promise<Outcome> {
  const answer: unknown = await response.json().catch(() => undefined)
  const refusal = readRefusal(answer, target)
  return response.ok && !refusal.isSaid
    ? { type: 'sent' }
    : { type: 'refused', wrong: refusal.wrong, reason: refusal.reason }
}
