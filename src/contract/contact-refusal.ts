/** The fields of a message, in the order of the form. */
export const messageFields = ['name', 'email', 'message'] as const

export type MessageField = (typeof messageFields)[number]

/**
 * The JSON answer to a refused message. With status 422 `fields` names each invalid field and twenty unknown
 * ones at most, and with 413 the one that is far too long. The texts are for programs; a page shows its own
 * labels.
 */
export type ContactRefusal = {
  readonly error: string
  readonly fields?: Readonly<Record<string, string>>
}

/** Returns the fields that an answer of any shape names as invalid, in the order of the form. */
export function listWrongFields(answer: unknown): readonly MessageField[] {
  if (typeof answer !== 'object' || answer === null || !('fields' in answer)) return []
  const { fields } = answer
  if (typeof fields !== 'object' || fields === null) return []
  return messageFields.filter((field) => Object.hasOwn(fields, field))
}
