import { messageFields, type MessageField } from '#contract/contact-refusal.ts'

import type { Message } from './send-message.ts'

/** What a visitor wrote and has not sent yet, kept for this tab so that a reload takes nothing. */
export type Draft = {
  /** Nothing where nothing is kept, or where the browser keeps nothing. */
  readonly read: () => Partial<Message>
  readonly keep: (message: Message) => void
  readonly drop: () => void
}

/**
 * The draft of one form. A browser that is told to keep nothing throws at the mere mention of its
 * storage, so it is asked for each time, and a form without a draft still works.
 */
export function draftOf(form: string, storage = () => sessionStorage): Draft {
  const key = `folio contact ${form}`
  return {
    read: () => attempt(() => parse(storage().getItem(key) ?? '')) ?? {},
    keep(message) {
      attempt(() => storage().setItem(key, JSON.stringify(message)))
    },
    drop() {
      attempt(() => storage().removeItem(key))
    },
  }
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Session storage is shared by all pages of an origin: what is no text of a field is left out. */
function parse(text: string): Partial<Message> {
  const kept: unknown = JSON.parse(text)
  const found: Partial<Record<MessageField, string>> = {}
  const values = new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
  for (const field of messageFields) {
    const value: unknown = values.get(field)
    if (typeof value === 'string') found[field] = value
  }
  return found
}
