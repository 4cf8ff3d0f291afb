/** The fields of a message, in the order of the form. */
export const messageFields = ['name', 'email', 'message'] as const

export type MessageField = (typeof messageFields)[number]

/**
 * What the service answers, as JSON, to a message that it does not take. With 422 `fields` names
 * each field that is wrong, and with 413 the one that is far too long. Its texts are for programs; a
 * page says it in the words of its content.
 */
export type ContactRefusal = {
  readonly error: string
  readonly fields?: Readonly<Record<string, string>>
}

/** The fields of the form that an answer names as wrong, in their order; whatever it holds. */
export function wrongFields(answer: unknown): readonly MessageField[] {
  if (typeof answer !== 'object' || answer === null || !('fields' in answer)) return []
  const { fields } = answer
  if (typeof fields !== 'object' || fields === null) return []
  return messageFields.filter((field) => Object.hasOwn(fields, field))
}
