import type { Edit, Node } from 'jsonc-parser'

/** An edit of a JSON text. The message, if any, says what changed. */
export type TextEdit = Edit & { readonly message?: string }

/** Adds a field at the top of an object, spaced like its other fields. */
export function addFirst(object: Node, key: string, value: string, text: string): TextEdit {
  const [first] = object.children ?? []
  const { gap, colon } = readSpacing(object, text)
  return first
    ? { offset: first.offset, length: 0, content: `"${key}"${colon}${value},${gap}` }
    : { offset: object.offset, length: object.length, content: `{ "${key}": ${value} }` }
}

/** Adds a field after another one of its object, spaced like its other fields. */
export function addAfter(field: Node, key: string, value: string, text: string): TextEdit {
  const { gap, colon } = readSpacing(field.parent ?? field, text)
  return { offset: findEnd(field), length: 0, content: `,${gap}"${key}"${colon}${value}` }
}

/** Removes a field, with the comma and the space between it and its neighbour. */
export function removeField(field: Node): TextEdit {
  const fields = field.parent?.children ?? []
  const index = fields.indexOf(field)
  const [before, after] = [fields[index - 1], fields[index + 1]]
  const start = before ? findEnd(before) : field.offset
  const end = before || !after ? findEnd(field) : after.offset
  return { offset: start, length: end - start, content: '' }
}

/** The space between the fields of an object, and around a colon. */
function readSpacing({ offset, children: [first, second] = [] }: Node, text: string) {
  if (!first) return { gap: ' ', colon: ': ' }
  const [key, value] = first.children ?? []
  const gap = second
    ? text.slice(text.indexOf(',', findEnd(first)) + 1, second.offset)
    : text.slice(offset + 1, first.offset)
  return { gap, colon: key && value ? text.slice(findEnd(key), value.offset) : ': ' }
}

function findEnd({ offset, length }: Node): number {
  return offset + length
}
