import { messageFields } from '#contract/contact-refusal.ts'
import { readProperty } from '#json/untyped-value.ts'

import type { Message } from './send-message.ts'

/**
 * Creates the draft of a form: a message that is not sent yet, kept in the session storage so that
 * it survives a reload. `form` is unique in its origin. It never throws: a browser that blocks
 * storage throws at `sessionStorage` itself, and the form then works without a draft.
 */
export function createDraft(form: string, storage = () => sessionStorage) {
  const key = `folio contact ${form}`
  return {
    read: () => attempt(() => parseDraft(storage().getItem(key) ?? '')) ?? {},
    save: (message: Message) => attempt(() => storage().setItem(key, JSON.stringify(message))),
    remove: () => attempt(() => storage().removeItem(key)),
  }
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Another page may have written anything under the same key. */
function parseDraft(text: string): Partial<Message> {
  const stored: unknown = JSON.parse(text)
  const texts = messageFields.flatMap((field) => {
    const value = readProperty(stored, field)
    return typeof value === 'string' ? [[field, value] as const] : []
  })
  return Object.fromEntries(texts)
}
