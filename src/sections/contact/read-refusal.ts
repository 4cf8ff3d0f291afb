import type { MessageField } from '#contract/contact-refusal.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'

import { listNames, type Target } from './model/target.ts'

/** Why a message was refused. */
export type Refusal = {
  readonly wrong: readonly MessageField[]
  /** The sentence of a form service. */
  readonly reason?: string | undefined
}

/**
 * Reads an answer of any shape from a form service. `isSaid` says that it reports a failure, whatever
 * its status is. Formspree lists `errors`, each with a `message` and perhaps a `field`. Web3Forms has
 * `success` and `message`; FormSubmit, too, with status 200 and the text "false". Others have `ok` or
 * `error`.
 */
export function readRefusal(
  answer: unknown,
  target: Pick<Target, 'names'>,
): Refusal & { readonly isSaid: boolean } {
  const errors = readItems(readProperty(answer, 'errors'))
  const named = new Set(errors.map((error) => readProperty(error, 'field')))
  const messages = errors.map((error) => readProperty(error, 'message'))
  const reason = [readProperty(answer, 'message'), readProperty(answer, 'error'), ...messages]
    .filter((text) => typeof text === 'string')
    .map((text) => text.trim())
    .find((text) => text !== '')
  const wrong = listNames(target).flatMap(([field, name]) => (named.has(name) ? [field] : []))
  return {
    isSaid: ['success', 'ok'].some((name) => String(readProperty(answer, name)) === 'false'),
    wrong,
    // The page has its own sentence for each field.
    reason: wrong.length > 0 ? undefined : reason?.slice(0, 300),
  }
}
